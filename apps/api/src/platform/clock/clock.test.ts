import { expect, test } from "vitest";
import { dayInSaoPaulo, systemClock } from "./clock.ts";

test.each([
  ["one minute before midnight in São Paulo", "2026-03-11T02:59:00Z", "2026-03-10"],
  ["midnight in São Paulo", "2026-03-11T03:00:00Z", "2026-03-11"],
  ["the last evening of a year", "2027-01-01T02:30:00Z", "2026-12-31"],
  ["a summer night of the years that had summer time", "2018-12-01T01:59:00Z", "2018-11-30"],
  ["one hour later that night, which was already the next day", "2018-12-01T02:00:00Z", "2018-12-01"],
])("dayInSaoPaulo returns the calendar day in São Paulo: %s", (_moment, instant, day) => {
  expect(dayInSaoPaulo(new Date(instant))).toBe(day);
});

test("dayInSaoPaulo caches a quarter hour up to its last millisecond", () => {
  const days = ["02:45:00.000Z", "02:59:59.999Z", "02:45:00.000Z", "03:00:00.000Z"].map((time) =>
    dayInSaoPaulo(new Date(`2026-05-05T${time}`)),
  );
  expect(days).toEqual(["2026-05-04", "2026-05-04", "2026-05-04", "2026-05-05"]);
});

test("systemClock returns the time of the machine", () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
