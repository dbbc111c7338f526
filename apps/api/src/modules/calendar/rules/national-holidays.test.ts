import { expect, test } from "vitest";
import { easterOf, nationalHolidays } from "./national-holidays.ts";

/** Checked by hand against the federal calendars: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const movable = {
  2023: ["2023-02-20", "2023-02-21", "2023-04-07", "2023-06-08"],
  2024: ["2024-02-12", "2024-02-13", "2024-03-29", "2024-05-30"],
  2025: ["2025-03-03", "2025-03-04", "2025-04-18", "2025-06-19"],
  2026: ["2026-02-16", "2026-02-17", "2026-04-03", "2026-06-04"],
  2027: ["2027-02-08", "2027-02-09", "2027-03-26", "2027-05-27"],
} as const;
const fixed = ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "12-25"];

test.each(Object.entries(movable))("nationalHolidays returns the fixed and movable holidays of %s", (year, days) => {
  const ofYear = [...fixed, ...(Number(year) >= 2024 ? ["11-20"] : [])].map((day) => `${year}-${day}`);
  expect([...nationalHolidays(Number(year))].toSorted()).toEqual([...days, ...ofYear].toSorted());
});

test("easterOf returns the earliest and the latest Easter", () => {
  expect([easterOf(1818), easterOf(2008), easterOf(2038), easterOf(2000)]).toEqual([
    "1818-03-22",
    "2008-03-23",
    "2038-04-25",
    "2000-04-23",
  ]);
});

test("nationalHolidays stays correct when its cache is cleared", () => {
  const before = [...nationalHolidays(2026)];
  for (let year = 2100; year < 2310; year += 1) nationalHolidays(year);
  expect([...nationalHolidays(2026)]).toEqual(before);
});
