import { expect, test } from "vitest";
import { historyActionOf } from "./history-action.ts";
import { text } from "./text/pt-br.ts";

test("every history action of a facility has a text [R-291]", () => {
  const { other, ...actions } = text.history.actions;
  for (const action of Object.keys(actions)) expect(historyActionOf(action)).toBe(action);
  expect(historyActionOf("facility.moved")).toBe("other");
  expect(other).toContain("{{name}}");
});
