import { expect, test } from "vitest";
import { monthNamedBy, namesItsDay } from "./day-of-year.ts";

const dayOfYear = (value: number) => ({ unit: "month_day", value });

test("namesItsDay accepts valid days of a year and every other unit", () => {
  expect([101, 229, 630, 1130, 1231].filter((value) => !namesItsDay(dayOfYear(value)))).toEqual([]);
  expect([0, 30, 100, 230, 631, 1131, 1232, 1301].filter((value) => namesItsDay(dayOfYear(value)))).toEqual([]);
  expect(namesItsDay({ unit: "months", value: 24 })).toBe(true);
});

test("monthNamedBy returns the month of a month_day figure only", () => {
  expect([monthNamedBy(dayOfYear(1130)), monthNamedBy(dayOfYear(105))]).toEqual(["11", "01"]);
  expect([monthNamedBy({ unit: "day", value: 20 }), monthNamedBy(undefined)]).toEqual([null, null]);
});
