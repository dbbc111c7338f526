import { expect, test } from "vitest";
import { changedFields, isReversed } from "./fields.ts";

test("changedFields lists only fields with a new value, as text", () => {
  const before = { name: "Obra", days: 5, end: null, kept: null };
  expect(changedFields(before, { name: "Obra", days: 6, end: "2027-01-01", kept: null, fresh: null })).toEqual([
    { field: "days", from: "5", to: "6" },
    { field: "end", from: null, to: "2027-01-01" },
  ]);
});

test("isReversed is false when either end is open", () => {
  expect(isReversed("2026-02-01", "2026-01-31")).toBe(true);
  expect(isReversed("2026-02-01", "2026-02-01")).toBe(false);
  expect(isReversed(null, "2026-01-31")).toBe(false);
  expect(isReversed("2026-02-01", null)).toBe(false);
});
