import { MFA_BLOCK_MINUTES, MFA_FAILURES_MAX, MFA_FAILURES_WINDOW_MINUTES } from "@emdia/contract/limits.ts";

const MINUTE_MS = 60_000;

/**
 * End of the block of second-factor codes; `times` are in milliseconds, newest first. Allows ten attempts an hour, so that guessing a
 * six-digit code takes more than ten years.
 */
export const codesBlockedUntil = (times: readonly number[]): number | undefined => {
  const newest = times[0];
  const first = times[MFA_FAILURES_MAX - 1];
  if (newest === undefined || first === undefined) return undefined;
  return newest - first <= MFA_FAILURES_WINDOW_MINUTES * MINUTE_MS ? newest + MFA_BLOCK_MINUTES * MINUTE_MS : undefined;
};

/** Seconds until the account may try codes again; 0 without a block. */
export const secondsCodesBlocked = (times: readonly number[], now: number): number =>
  Math.max(0, Math.ceil(((codesBlockedUntil(times) ?? 0) - now) / 1_000));
