import { expect, test } from "vitest";
import { sideOf, toggled } from "./toggle-company.ts";

test("toggled adds or removes a company, and an empty selection means all [R-211]", () => {
  expect(toggled([], 4)).toEqual([4]);
  expect(toggled([4], 9)).toEqual([4, 9]);
  expect(toggled([4, 9], 4)).toEqual([9]);
  expect(toggled([9], 9)).toEqual([]);
});

test("sideOf returns contractor, provider or both [R-214]", () => {
  expect(sideOf({ isContractor: true, isProvider: false })).toBe("contractor");
  expect(sideOf({ isContractor: false, isProvider: true })).toBe("provider");
  expect(sideOf({ isContractor: true, isProvider: true })).toBe("both");
});
