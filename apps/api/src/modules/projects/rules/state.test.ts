import { expect, test } from "vitest";
import { isBlocked, type PipelineState, shownStates } from "./state.ts";

test("a project is blocked from its creation until its links are made [R-253] [R-254]", () => {
  const life: readonly PipelineState[] = ["created", "linking", "linked"];
  expect(life.map((state) => `${state}: ${isBlocked(state) ? "blocked" : "free"}`)).toMatchInlineSnapshot(`
    [
      "created: blocked",
      "linking: blocked",
      "linked: free",
    ]
  `);
});

test("people are shown projects at work and projects put away, never removed ones [R-251]", () => {
  expect(shownStates).toEqual(["active", "inactive"]);
});
