import { expect, test } from "vitest";
import { sideOf, toggled } from "./toggle-company.ts";

test("companies are added and taken away one by one, and without any of them all are looked at [R-211]", () => {
  expect(toggled([], 4)).toEqual([4]);
  expect(toggled([4], 9)).toEqual([4, 9]);
  expect(toggled([4, 9], 4)).toEqual([9]);
  expect(toggled([9], 9)).toEqual([]);
});

test("a company stands on one side of contracts or on both [R-214]", () => {
  expect(sideOf({ isContractor: true, isProvider: false })).toBe("contractor");
  expect(sideOf({ isContractor: false, isProvider: true })).toBe("provider");
  expect(sideOf({ isContractor: true, isProvider: true })).toBe("both");
});
