import { expect, test } from "vitest";
import { allowedActions, decideRemoval, isBlocked, type PipelineState, shownStates, stateAfter, stateFilter } from "./state.ts";

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

test("active and inactive projects are shown, removed ones never [R-251]", () => {
  expect(shownStates).toEqual(["active", "inactive"]);
});

test("stateFilter includes drafts without a filter or when the filter names them [CD-163]", () => {
  expect(stateFilter(undefined)).toEqual({ states: ["active", "inactive"], drafts: true });
  expect(stateFilter(["draft"])).toEqual({ states: [], drafts: true });
  expect(stateFilter(["inactive"])).toEqual({ states: ["inactive"], drafts: false });
  expect(stateFilter(["draft", "active"])).toEqual({ states: ["active"], drafts: true });
});

test("drafts allow only removal and blocked projects only a copy [R-251] [R-254]", () => {
  const said = (state: "active" | "inactive", pipelineState: PipelineState, isDraft: boolean) =>
    Object.entries(allowedActions({ state, pipelineState, isDraft }))
      .filter(([, allowed]) => allowed)
      .map(([what]) => what);
  expect(said("active", "linked", false)).toEqual(["inactivate", "remove", "copy"]);
  expect(said("inactive", "linked", false)).toEqual(["reactivate", "remove", "copy"]);
  expect(said("active", "linked", true)).toEqual(["remove"]);
  expect(said("active", "linking", false)).toEqual(["copy"]);
  expect([stateAfter("inactivate"), stateAfter("reactivate")]).toEqual(["inactive", "active"]);
});

test("a project with documents or a running linking cannot be removed [CD-079]", () => {
  expect(decideRemoval({ pipelineState: "linked" }, false)).toBe("remove");
  expect(decideRemoval({ pipelineState: "linked" }, true)).toBe("project.has_documents");
  expect(decideRemoval({ pipelineState: "created" }, false)).toBe("project.blocked");
});
