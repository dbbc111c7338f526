import { expect, test } from "vitest";
import { changedFields, isReversed } from "./fields.ts";

test("only what gets another value has changed, told in the words of the history", () => {
  const before = { name: "Obra", days: 5, end: null, kept: null };
  expect(changedFields(before, { name: "Obra", days: 6, end: "2027-01-01", kept: null, fresh: null })).toEqual([
    { field: "days", from: "5", to: "6" },
    { field: "end", from: null, to: "2027-01-01" },
  ]);
});

test("an order is broken only by two ends that are both known", () => {
  expect(isReversed("2026-02-01", "2026-01-31")).toBe(true);
  expect(isReversed("2026-02-01", "2026-02-01")).toBe(false);
  expect(isReversed(null, "2026-01-31")).toBe(false);
  expect(isReversed("2026-02-01", null)).toBe(false);
});
