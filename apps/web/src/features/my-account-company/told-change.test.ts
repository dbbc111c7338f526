import { expect, test } from "vitest";
import { text } from "./text/pt-br.ts";
import { toldChange } from "./told-change.ts";

test("each change of a company is told in its own words, and each field by its name", () => {
  for (const field of Object.keys(text.history.fields))
    expect(toldChange({ action: "company.changed", field })).toEqual({ action: "company.changed", field });
  const { other: _, ...actions } = text.history.actions;
  for (const action of Object.keys(actions)) expect(toldChange({ action, field: "city" }).action).toBe(action);
});

test("what this page has no words for is told without them", () => {
  expect(toldChange({ action: "company.sold", field: null })).toEqual({ action: "other", field: null });
  expect(toldChange({ action: "company.changed", field: "colour" })).toEqual({ action: "other", field: null });
  expect(toldChange({ action: "company.second_factor_changed", field: "mfaActive" }).action).toBe("company.second_factor_changed");
});
