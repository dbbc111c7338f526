import {
  MFA_BLOCK_MINUTES,
  MFA_FAILURES_MAX,
  MFA_FAILURES_WINDOW_MINUTES,
  SIGN_IN_BLOCK_MINUTES,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_FAILURES_WINDOW_MINUTES,
} from "@emdia/contract/limits.ts";

/** How many failures it takes: an address is shared by many people, so it is given more. */
export const failuresMax = { account: SIGN_IN_FAILURES_MAX, address: 50, second_factor: MFA_FAILURES_MAX } as const;

/** Within how long they count together, and for how long they block. */
type Spell = { readonly windowMinutes: number; readonly blockMinutes: number };
const signInSpell: Spell = { windowMinutes: SIGN_IN_FAILURES_WINDOW_MINUTES, blockMinutes: SIGN_IN_BLOCK_MINUTES };
/** Codes are few and short: who guesses them is given ten an hour, which finds one in a million in more than ten years. */
export const secondFactorSpell: Spell = { windowMinutes: MFA_FAILURES_WINDOW_MINUTES, blockMinutes: MFA_BLOCK_MINUTES };

const MINUTE_MS = 60_000;
type Failures = { readonly times: readonly number[]; readonly max: number; readonly spell?: Spell };

/** Until when a further attempt is not even looked at; the newest failures come first, in milliseconds (CD-154). */
export const blockedUntil = ({ times, max, spell = signInSpell }: Failures): number | undefined => {
  const newest = times[0];
  const first = times[max - 1];
  if (newest === undefined || first === undefined) return undefined;
  return newest - first <= spell.windowMinutes * MINUTE_MS ? newest + spell.blockMinutes * MINUTE_MS : undefined;
};

/** Seconds until the longest of several blocks ends; none when nothing blocks any more. */
export const secondsBlocked = (subjects: readonly Failures[], now: number): number => {
  const until = Math.max(0, ...subjects.map((subject) => blockedUntil(subject) ?? 0));
  return Math.max(0, Math.ceil((until - now) / 1000));
};
