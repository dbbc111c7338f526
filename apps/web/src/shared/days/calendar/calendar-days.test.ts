import { expect, test } from "vitest";
import { clampDay, dayAfterKey, inMonth, isInRange, weeksOf, yearsAround } from "./calendar-days.ts";

test("weeksOf lists the month from Sunday to Saturday with empty cells", () => {
  const weeks = weeksOf("2026-03-17");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe("2026-03-01");
  expect(weeks[4]).toEqual(["2026-03-29", "2026-03-30", "2026-03-31", null, null, null, null]);
  expect(weeksOf("2026-08-01")).toHaveLength(6);
});

test("dayAfterKey moves by day, week, month and to the week's ends", () => {
  const to = (key: string) => dayAfterKey("2026-03-31", key);
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "a"].map(to)).toEqual([
    "2026-03-30",
    "2026-04-01",
    "2026-03-24",
    "2026-04-07",
    "2026-03-29",
    "2026-04-04",
    "2026-02-28",
    "2026-04-30",
    null,
  ]);
});

test("clampDay returns the nearest day of the range", () => {
  const range = { min: "2026-03-05", max: "2026-03-20" };
  expect(["2026-03-01", "2026-03-10", "2026-04-01"].map((day) => clampDay(day, range))).toEqual(["2026-03-05", "2026-03-10", "2026-03-20"]);
  expect(["2026-03-04", "2026-03-05", "2026-03-20", "2026-03-21"].map((day) => isInRange(day, range))).toEqual([false, true, true, false]);
  expect(clampDay("1950-01-01", {})).toBe("1950-01-01");
});

test("inMonth keeps the day or takes the last one of a shorter month", () => {
  expect(inMonth("2026-03-31", "2028-02")).toBe("2028-02-29");
  expect(inMonth("2026-03-05", "1990-12")).toBe("1990-12-05");
});

test("yearsAround lists the range and always the shown year", () => {
  expect(yearsAround("2026-03-05", "2026-11-29", { min: "2025-01-01", max: "2027-01-01" })).toEqual(["2025", "2026", "2027"]);
  const years = yearsAround("1900-01-01", "2026-11-29", {});
  expect([years[0], years.at(-1)]).toEqual(["1900", "2046"]);
});
