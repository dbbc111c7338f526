import { expect, test } from "vitest";
import { isLongWait } from "./long-wait.ts";

const NOW = Date.UTC(2026, 2, 4, 12);
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

test("the support hint appears after more than two hours of waiting [R-108] [CD-050]", () => {
  expect([1, 2, 3].map((hours) => isLongWait(hoursAgo(hours), NOW))).toEqual([false, false, true]);
});

test("isLongWait is false if the start is missing or invalid", () => {
  expect([isLongWait(undefined, NOW), isLongWait("nunca", NOW)]).toEqual([false, false]);
});
