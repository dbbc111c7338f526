import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayAndTime, dayMonthYear, daysBetween, secondsBetween, weekdayOf } from "./dates.ts";

const day = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const step = fc.integer({ min: -20_000, max: 20_000 });

test.each([
  { over: "the end of a month", from: "2026-01-31", days: 1, until: "2026-02-01" },
  { over: "the end of a year", from: "2026-12-31", days: 1, until: "2027-01-01" },
  { over: "a leap day", from: "2028-02-28", days: 1, until: "2028-02-29" },
  { over: "a year without one", from: "2026-02-28", days: 1, until: "2026-03-01" },
  { over: "the day on which clocks used to change", from: "2018-11-03", days: 1, until: "2018-11-04" },
  { over: "the past", from: "2026-03-01", days: -1, until: "2026-02-28" },
  { over: "no step at all", from: "2026-03-01", days: 0, until: "2026-03-01" },
])("addDays crosses $over", ({ from, days, until }) => {
  expect(addDays(from, days)).toBe(until);
});

test("daysBetween is negative when the second day comes first", () => {
  expect(daysBetween("2026-03-01", "2026-03-31")).toBe(30);
  expect(daysBetween("2026-03-31", "2026-03-01")).toBe(-30);
  expect(daysBetween("2018-02-17", "2018-02-18")).toBe(1);
});

test("addDays and daysBetween are inverse, and days sort by date", () => {
  fc.assert(
    fc.property(day, step, (from, days) => {
      const until = addDays(from, days);
      expect(daysBetween(from, until)).toBe(days);
      expect(addDays(until, -days)).toBe(from);
      expect(Math.sign(daysBetween(from, until))).toBe(Math.sign(days));
      expect(until > from).toBe(days > 0);
    }),
  );
});

test("secondsBetween is negative when the second instant comes first", () => {
  const [from, until] = [new Date("2026-03-01T10:00:00Z"), new Date("2026-03-01T10:01:30.500Z")];
  expect(secondsBetween(from, until)).toBe(90.5);
  expect(secondsBetween(until, from)).toBe(-90.5);
});

test("weekdayOf counts the days of the week from Sunday", () => {
  expect([weekdayOf("2026-11-29"), weekdayOf("2026-12-05"), weekdayOf("2028-02-29")]).toEqual([0, 6, 2]);
});

test("dayMonthYear and dayAndTime split a day and a local timestamp", () => {
  expect(dayMonthYear("2024-03-05")).toBe("05/03/2024");
  expect(dayAndTime("2026-03-10 07:00:00")).toEqual({ day: "2026-03-10", time: "07:00" });
});
