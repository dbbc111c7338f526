import {
  MFA_BLOCK_MINUTES,
  MFA_FAILURES_MAX,
  MFA_FAILURES_WINDOW_MINUTES,
  SIGN_IN_BLOCK_MINUTES,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_FAILURES_WINDOW_MINUTES,
} from "@emdia/contract/limits.ts";

/** Maximum failures. An address has a higher limit, because many users share it. */
export const failuresMax = { account: SIGN_IN_FAILURES_MAX, address: 50, second_factor: MFA_FAILURES_MAX } as const;

/** Time window of the failures, and duration of the block. */
type Spell = { readonly windowMinutes: number; readonly blockMinutes: number };
const signInSpell: Spell = { windowMinutes: SIGN_IN_FAILURES_WINDOW_MINUTES, blockMinutes: SIGN_IN_BLOCK_MINUTES };
/** Allows ten code attempts an hour, so that guessing a six-digit code takes more than ten years. */
export const secondFactorSpell: Spell = { windowMinutes: MFA_FAILURES_WINDOW_MINUTES, blockMinutes: MFA_BLOCK_MINUTES };

const MINUTE_MS = 60_000;
type Failures = { readonly times: readonly number[]; readonly max: number; readonly spell?: Spell };

/** End of the block; `times` are in milliseconds, newest first (CD-154). */
export const blockedUntil = ({ times, max, spell = signInSpell }: Failures): number | undefined => {
  const newest = times[0];
  const first = times[max - 1];
  if (newest === undefined || first === undefined) return undefined;
  return newest - first <= spell.windowMinutes * MINUTE_MS ? newest + spell.blockMinutes * MINUTE_MS : undefined;
};

/** Seconds until the longest of several blocks ends; 0 without a block. */
export const secondsBlocked = (subjects: readonly Failures[], now: number): number => {
  const until = Math.max(0, ...subjects.map((subject) => blockedUntil(subject) ?? 0));
  return Math.max(0, Math.ceil((until - now) / 1000));
};
