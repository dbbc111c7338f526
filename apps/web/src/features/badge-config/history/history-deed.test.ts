import { expect, test } from "vitest";
import { deedIn, fieldsIn } from "./history-deed.ts";

test("deedIn names the changed field or the logo, and other for unknown entries [R-366]", () => {
  expect(deedIn({ action: "badge_config.changed", field: "baseColor" })).toBe("baseColor");
  expect(deedIn({ action: "badge_config.changed", field: "shape" })).toBe("other");
  expect(deedIn({ action: "company.logo_removed", field: null })).toBe("company.logo_removed");
  expect(deedIn({ action: "company.sold", field: "baseColor" })).toBe("other");
});

test("fieldsIn reads the keys of a face with the names of custom fields [R-366]", () => {
  expect(fieldsIn("role\ncustom:Turno: dia")).toEqual([
    { key: "role", name: null },
    { key: "custom:Turno: dia", name: "Turno: dia" },
  ]);
  expect(fieldsIn("")).toEqual([]);
});
