import { MFA_BLOCK_MINUTES, MFA_FAILURES_MAX, MFA_FAILURES_WINDOW_MINUTES } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { codesBlockedUntil, secondsCodesBlocked } from "./block.ts";

const MINUTE_MS = 60_000;
const now = 1_000 * MINUTE_MS;
/** Failures at equal distances, the newest now. */
const failures = (count: number, spanMs: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => now - Math.round((at * spanMs) / Math.max(1, count - 1)));

test("second-factor codes are blocked after too many failures within the window", () => {
  const window = MFA_FAILURES_WINDOW_MINUTES * MINUTE_MS;
  expect(codesBlockedUntil([])).toBeUndefined();
  expect(codesBlockedUntil(failures(MFA_FAILURES_MAX - 1, window))).toBeUndefined();
  expect(codesBlockedUntil(failures(MFA_FAILURES_MAX, window + 1))).toBeUndefined();
  expect(codesBlockedUntil(failures(MFA_FAILURES_MAX, window))).toBe(now + MFA_BLOCK_MINUTES * MINUTE_MS);
});

test("secondsCodesBlocked counts down to the end of the block", () => {
  const blocked = failures(MFA_FAILURES_MAX, 0);
  expect(secondsCodesBlocked(blocked, now)).toBe(MFA_BLOCK_MINUTES * 60);
  expect(secondsCodesBlocked(blocked, now + MFA_BLOCK_MINUTES * MINUTE_MS)).toBe(0);
  expect(secondsCodesBlocked([], now)).toBe(0);
});
