import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCOUNT_FAILURES_A_DAY_MAX, accountBlockedUntil, PAIR_FAILURES_READ, pairBlockedUntil, secondsLockedOut } from "./lockout.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Failure times, newest first. */
const failures = (count: number, newest: number, apart = MINUTE) => Array.from({ length: count }, (_, at) => newest - at * apart);

/** Failures of an attacker who tries again as soon as each block ends, newest first, and the minutes of each block. */
const attack = (rounds: number) => {
  const minutes: number[] = [];
  let times: number[] = [];
  for (let round = 0, now = 100 * DAY; round < rounds; round += 1) {
    times = [...failures(5, now + 4, 1), ...times];
    const until = pairBlockedUntil(times.slice(0, PAIR_FAILURES_READ));
    minutes.push((until - now - 4) / MINUTE);
    now = until;
  }
  return minutes;
};

test("five failures within fifteen minutes block for fifteen minutes [R-173] [CD-154]", () => {
  const newest = 100 * DAY;
  expect(pairBlockedUntil(failures(4, newest))).toBe(0);
  expect(pairBlockedUntil(failures(5, newest))).toBe(newest + 15 * MINUTE);
  expect(pairBlockedUntil(failures(5, newest, 4 * MINUTE))).toBe(0);
  expect(pairBlockedUntil([])).toBe(0);
});

test("each further block doubles, up to 24 hours [CD-154]", () => {
  expect(attack(12)).toEqual([15, 30, 60, 120, 240, 480, 960, 1_440, 1_440, 1_440, 1_440, 1_440]);
});

test("a day without failures after a block restarts at fifteen minutes", () => {
  const first = failures(5, 100 * DAY);
  const next = (after: number) => 100 * DAY + 15 * MINUTE + after;
  expect(pairBlockedUntil([...failures(5, next(5 * MINUTE)), ...first])).toBe(next(5 * MINUTE) + 30 * MINUTE);
  expect(pairBlockedUntil([...failures(5, next(2 * DAY)), ...first])).toBe(next(2 * DAY) + 15 * MINUTE);
});

test("one failure after a block does not block again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * MINUTE }), fc.integer({ min: 0, max: 60 * MINUTE }), (apart, later) => {
      const newest = 100 * DAY;
      const next = newest + 15 * MINUTE + later;
      return pairBlockedUntil([next, ...failures(5, newest, apart)]) <= next;
    }),
  );
});

test("a failure within a block does not lengthen it", () => {
  expect(pairBlockedUntil([100 * DAY + MINUTE, ...failures(5, 100 * DAY)])).toBe(100 * DAY + 15 * MINUTE);
});

test("fifty failures in a day block the account until the first is a day old [CD-154]", () => {
  const times = failures(ACCOUNT_FAILURES_A_DAY_MAX, 100 * DAY);
  expect(accountBlockedUntil(times)).toBe(101 * DAY - 49 * MINUTE);
  expect(accountBlockedUntil(times.slice(1))).toBe(0);
});

test("the limit of the day spares known devices, the block of an address does not [CD-154]", () => {
  const account = failures(ACCOUNT_FAILURES_A_DAY_MAX, 100 * DAY);
  const now = 100 * DAY + MINUTE;
  expect(secondsLockedOut({ pair: [], account, isKnownDevice: false }, now)).toBe((1_440 - 50) * 60);
  expect(secondsLockedOut({ pair: [], account, isKnownDevice: true }, now)).toBe(0);
  expect(secondsLockedOut({ pair: failures(5, 100 * DAY), account, isKnownDevice: true }, now)).toBe(14 * 60);
});
