import { expect, test } from "vitest";
import { wholePercent } from "./whole-percent.ts";

test("wholePercent rounds down and returns 100 only if everything is settled", () => {
  expect(wholePercent({ settled: 0, total: 3 })).toBe(0);
  expect(wholePercent({ settled: 2, total: 3 })).toBe(66);
  expect(wholePercent({ settled: 999, total: 1_000 })).toBe(99);
  expect(wholePercent({ settled: 3, total: 3 })).toBe(100);
  expect(wholePercent({ settled: 0, total: 0 })).toBe(100);
});
