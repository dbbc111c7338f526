import { expect, test } from "vitest";
import { text } from "./text/pt-br.ts";
import { toldChange } from "./told-change.ts";

test("toldChange returns every history action and field that has a text", () => {
  for (const field of Object.keys(text.history.fields))
    expect(toldChange({ action: "company.changed", field })).toEqual({ action: "company.changed", field });
  const { other: _, ...actions } = text.history.actions;
  for (const action of Object.keys(actions)) expect(toldChange({ action, field: "city" }).action).toBe(action);
});

test('toldChange returns "other" for an unknown action or field', () => {
  expect(toldChange({ action: "company.sold", field: null })).toEqual({ action: "other", field: null });
  expect(toldChange({ action: "company.changed", field: "colour" })).toEqual({ action: "other", field: null });
  expect(toldChange({ action: "company.second_factor_changed", field: "mfaActive" }).action).toBe("company.second_factor_changed");
});
