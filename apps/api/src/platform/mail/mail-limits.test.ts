import { expect, test } from "vitest";
import { nextDayStart, secondsUntilNextDay } from "./mail-limits.ts";

test("the limits begin anew at midnight in São Paulo", () => {
  const now = new Date("2026-03-10T02:59:30Z");
  expect(nextDayStart(now)).toEqual(new Date("2026-03-10T03:00:00Z"));
  expect(secondsUntilNextDay(now)).toBe(30);
});
