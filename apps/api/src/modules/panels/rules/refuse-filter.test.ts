import { expect, test } from "vitest";
import { crowdedField, isReversed } from "./refuse-filter.ts";

const ids = (many: number) => Array.from({ length: many }, (_, at) => at + 1);

test("a field with more than 100 ids is named", () => {
  expect(crowdedField({})).toBeUndefined();
  expect(crowdedField({ departmentIds: ids(100), projects: ids(100), companies: ids(100) })).toBeUndefined();
  expect(crowdedField({ departmentIds: ids(1), projects: ids(101) })).toBe("projects");
  expect(crowdedField({ companies: ids(101) })).toBe("companies");
});

test("a period is reversed if its end is before its start", () => {
  expect(isReversed({ startDate: "2026-03-02", endDate: "2026-03-01" })).toBe(true);
  expect(isReversed({ startDate: "2026-03-01", endDate: "2026-03-01" })).toBe(false);
  expect([isReversed({ startDate: "2026-03-02" }), isReversed({ endDate: "2026-03-02" }), isReversed({})]).toEqual([false, false, false]);
});
