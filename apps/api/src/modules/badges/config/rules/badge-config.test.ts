import { badgeFields } from "@emdia/contract/badges/fields.ts";
import { expect, test } from "vitest";
import { badgeOptions, withoutRetiredFields } from "./badge-config.ts";

test("badge options are the record fields, then custom fields with names [R-357]", () => {
  expect(badgeOptions([{ id: 7, name: "Turno" }])).toEqual([
    ...badgeFields.map((key) => ({ key, name: null })),
    { key: "custom:7", name: "Turno" },
  ]);
});

test("withoutRetiredFields removes keys that are no options, in order [R-357]", () => {
  const stored = { firstFace: ["custom:8", "role", "custom:7"], secondFace: ["company", "custom:9"], version: 3 };
  expect(withoutRetiredFields(stored, badgeOptions([{ id: 7, name: "Turno" }]))).toEqual({
    firstFace: ["role", "custom:7"],
    secondFace: ["company"],
    version: 3,
  });
});
