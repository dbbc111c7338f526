import { expect, test } from "vitest";
import { comparedDay } from "./compared-day.ts";

test.each([
  ["2026-03-10", "7", "2026-03-03"],
  ["2026-03-10", "30", "2026-02-08"],
  ["2026-03-10", "90", "2025-12-10"],
  ["2026-01-01", "7", "2025-12-25"],
  ["2024-03-07", "7", "2024-02-29"],
  ["2026-03-31", "year", "2025-03-31"],
  ["2024-02-29", "year", "2023-02-28"],
  ["2025-02-28", "year", "2024-02-28"],
  ["2026-12-31", "year", "2025-12-31"],
] as const)("the day %s with the period %s is compared with %s", (today, period, day) => {
  expect(comparedDay(today, period)).toBe(day);
});
