import fc from "fast-check";
import { expect, test } from "vitest";
import { blockedUntil, failuresMax, secondsBlocked } from "./block.ts";

const MINUTE = 60_000;
const max = failuresMax.account;
/** Failure times, newest first. */
const failures = (count: number, newest: number, apart = MINUTE) => Array.from({ length: count }, (_, at) => newest - at * apart);

test("five failures within fifteen minutes block for fifteen minutes [R-173] [CD-154]", () => {
  const newest = 100 * MINUTE;
  expect(blockedUntil({ times: failures(4, newest), max })).toBeUndefined();
  expect(blockedUntil({ times: failures(5, newest), max })).toBe(newest + 15 * MINUTE);
  expect(secondsBlocked([{ times: failures(5, newest), max }], newest + 14 * MINUTE)).toBe(60);
  expect(secondsBlocked([{ times: failures(5, newest), max }], newest + 15 * MINUTE)).toBe(0);
});

test("failures over a longer time do not block", () => {
  expect(blockedUntil({ times: failures(5, 100 * MINUTE, 4 * MINUTE), max })).toBeUndefined();
  expect(blockedUntil({ times: [], max })).toBeUndefined();
  expect(secondsBlocked([{ times: [], max }], 100 * MINUTE)).toBe(0);
});

test("an address has a higher limit than an account", () => {
  expect(blockedUntil({ times: failures(5, 100 * MINUTE), max: failuresMax.address })).toBeUndefined();
});

test("one failure after a block does not block again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * MINUTE }), fc.integer({ min: 0, max: 60 * MINUTE }), (apart, later) => {
      const newest = 1_000 * MINUTE;
      const next = newest + 15 * MINUTE + 1 + later;
      return blockedUntil({ times: [next, ...failures(5, newest, apart)], max }) === undefined;
    }),
  );
});
