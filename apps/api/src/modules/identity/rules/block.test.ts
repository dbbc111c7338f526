import fc from "fast-check";
import { expect, test } from "vitest";
import { blockedUntil, failuresMax, secondsBlocked } from "./block.ts";

const MINUTE = 60_000;
const max = failuresMax.account;
/** Failures a minute apart, the newest first. */
const failures = (count: number, newest: number, apart = MINUTE) => Array.from({ length: count }, (_, at) => newest - at * apart);

test("five failures within fifteen minutes block for fifteen minutes from the last of them [R-173] [CD-154]", () => {
  const newest = 100 * MINUTE;
  expect(blockedUntil({ times: failures(4, newest), max })).toBeUndefined();
  expect(blockedUntil({ times: failures(5, newest), max })).toBe(newest + 15 * MINUTE);
  expect(secondsBlocked([{ times: failures(5, newest), max }], newest + 14 * MINUTE)).toBe(60);
  expect(secondsBlocked([{ times: failures(5, newest), max }], newest + 15 * MINUTE)).toBe(0);
});

test("failures further apart do not add up", () => {
  expect(blockedUntil({ times: failures(5, 100 * MINUTE, 4 * MINUTE), max })).toBeUndefined();
  expect(blockedUntil({ times: [], max })).toBeUndefined();
  expect(secondsBlocked([{ times: [], max }], 100 * MINUTE)).toBe(0);
});

test("an address is given more, because many people share it", () => {
  expect(blockedUntil({ times: failures(5, 100 * MINUTE), max: failuresMax.address })).toBeUndefined();
});

test("after a block one further failure does not block at once again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * MINUTE }), fc.integer({ min: 0, max: 60 * MINUTE }), (apart, later) => {
      const newest = 1_000 * MINUTE;
      const next = newest + 15 * MINUTE + 1 + later;
      return blockedUntil({ times: [next, ...failures(5, newest, apart)], max }) === undefined;
    }),
  );
});
