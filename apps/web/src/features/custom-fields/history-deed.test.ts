import { expect, test } from "vitest";
import { changedIn, deedIn, switchedIn } from "./history-deed.ts";

test("what is not known yet is told without its details [R-366]", () => {
  expect([deedIn({ action: "custom_field.retired" }), deedIn({ action: "custom_field.painted" })]).toEqual([
    "custom_field.retired",
    "other",
  ]);
  expect([changedIn({ field: "hint" }), changedIn({ field: "colour" }), changedIn({ field: null })]).toEqual(["hint", "other", "other"]);
});

test("a switch is told in words, but not a value that only looks like one [R-364]", () => {
  expect(switchedIn({ action: "custom_field.changed", field: "required" }, "true")).toEqual({ field: "required", value: "true" });
  expect(switchedIn({ action: "custom_field.changed", field: "name" }, "true")).toBeUndefined();
  expect(switchedIn({ action: "custom_value.changed", field: "required" }, "true")).toBeUndefined();
});
