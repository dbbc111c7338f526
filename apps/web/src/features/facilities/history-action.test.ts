import { expect, test } from "vitest";
import { historyActionOf } from "./history-action.ts";
import { text } from "./text/pt-br.ts";

test("everything that happens to a unit is told in its own words [R-291]", () => {
  const { other, ...actions } = text.history.actions;
  for (const action of Object.keys(actions)) expect(historyActionOf(action)).toBe(action);
  expect(historyActionOf("facility.moved")).toBe("other");
  expect(other).toContain("{{name}}");
});
