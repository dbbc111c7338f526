import { expect, test } from "vitest";
import { isLongWait } from "./long-wait.ts";

const NOW = Date.UTC(2026, 2, 4, 12);
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

test("whoever waits for a confirmation is led to the support after two hours, not after one [R-108] [CD-050]", () => {
  expect([1, 2, 3].map((hours) => isLongWait(hoursAgo(hours), NOW))).toEqual([false, false, true]);
});

test("nobody is led there who was not told since when they wait", () => {
  expect([isLongWait(undefined, NOW), isLongWait("nunca", NOW)]).toEqual([false, false]);
});
