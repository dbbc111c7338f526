// Business days against a slow calculation over twenty years.
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, type IsoDay } from "../../../kernel/dates.ts";
import { addBusinessDays, businessDayOnOrBefore, businessDaysBetween, isBusinessDay, noLocalHolidays } from "./business-days.ts";
import { nationalHolidays } from "./national-holidays.ts";

const FIRST = "2020-01-01";
const DAYS = daysBetween(FIRST, "2040-01-01");
const local = new Set(["01-25", "2026-07-09"]);

/** Reference: every business day of twenty years in order, computed from weekday names. */
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
const reference: readonly IsoDay[] = Array.from({ length: DAYS }, (_, at) => addDays(FIRST, at)).filter(
  (day) =>
    !["Sat", "Sun"].includes(weekday.format(new Date(day))) &&
    ![...nationalHolidays(Number(day.slice(0, 4)))].includes(day) &&
    !day.endsWith("-01-25") &&
    day !== "2026-07-09",
);

const anyDay = fc.integer({ min: 300, max: DAYS - 300 }).map((days) => addDays(FIRST, days));

test("isBusinessDay agrees with the slow calculation on every day of twenty years", () => {
  const days = Array.from({ length: DAYS }, (_, at) => addDays(FIRST, at));
  expect(days.filter((day) => isBusinessDay(day, local))).toEqual(reference);
});

test("addBusinessDays agrees with the slow calculation in both directions", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (day, count) => {
      const at = reference.findLastIndex((one) => one <= day);
      expect(addBusinessDays(day, count, local)).toBe(reference[at + count]);
    }),
  );
});

test("businessDaysBetween agrees with the slow calculation in both directions", () => {
  fc.assert(
    fc.property(anyDay, anyDay, (from, until) => {
      const within = (after: IsoDay, last: IsoDay) => reference.filter((day) => after < day && day <= last).length;
      expect(businessDaysBetween(from, until, local) + 0).toBe(within(from, until) - within(until, from));
    }),
    { numRuns: 50 },
  );
});

test("a business day counted forth and back is the same day", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...reference.slice(300, -300)), (day, target) => {
      if (Math.abs(daysBetween(day, target)) < 400)
        expect(addBusinessDays(day, businessDaysBetween(day, target, local), local)).toBe(target);
    }),
    { numRuns: 500 },
  );
});

test("business days skip weekends and holidays across years and leap days", () => {
  expect(addBusinessDays("2027-12-30", 2, noLocalHolidays)).toBe("2028-01-03");
  expect(addBusinessDays("2024-02-28", 2, noLocalHolidays)).toBe("2024-03-01");
  // Carnival Tuesday of 2028 is the leap day.
  expect(addBusinessDays("2028-02-25", 1, noLocalHolidays)).toBe("2028-03-01");
  expect(businessDaysBetween("2028-02-25", "2028-03-01", noLocalHolidays)).toBe(1);
  expect(businessDayOnOrBefore("2026-09-20", noLocalHolidays)).toBe("2026-09-18");
  expect(isBusinessDay("2026-07-09", new Set(["2026-07-09"]))).toBe(false);
});
