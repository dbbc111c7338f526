import { expect, test } from "vitest";
import { changedIn, deedIn, switchedIn } from "./history-deed.ts";

test("an unknown history action or field is shown without details [R-366]", () => {
  expect([deedIn({ action: "custom_field.retired" }), deedIn({ action: "custom_field.painted" })]).toEqual([
    "custom_field.retired",
    "other",
  ]);
  expect([changedIn({ field: "hint" }), changedIn({ field: "colour" }), changedIn({ field: null })]).toEqual(["hint", "other", "other"]);
});

test('switchedIn translates switch values but not custom values that equal "true" [R-364]', () => {
  expect(switchedIn({ action: "custom_field.changed", field: "required" }, "true")).toEqual({ field: "required", value: "true" });
  expect(switchedIn({ action: "custom_field.changed", field: "name" }, "true")).toBeUndefined();
  expect(switchedIn({ action: "custom_value.changed", field: "required" }, "true")).toBeUndefined();
});
