import { expect, test } from "vitest";
import { dayStart, nextDayStart, secondsUntilNextDay } from "./mail-limits.ts";

test("a day begins at midnight in São Paulo", () => {
  const now = new Date("2026-03-10T02:59:30Z");
  expect(dayStart(now)).toEqual(new Date("2026-03-09T03:00:00Z"));
  expect(nextDayStart(now)).toEqual(new Date("2026-03-10T03:00:00Z"));
  expect(secondsUntilNextDay(now)).toBe(30);
});
