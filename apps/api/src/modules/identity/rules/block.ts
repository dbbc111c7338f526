import { SIGN_IN_BLOCK_MINUTES, SIGN_IN_FAILURES_MAX, SIGN_IN_FAILURES_WINDOW_MINUTES } from "@emdia/contract/limits.ts";

/** How many failures it takes: an address is shared by many people, so it is given more. */
export const failuresMax = { account: SIGN_IN_FAILURES_MAX, address: 50 } as const;

const MINUTE_MS = 60_000;
type Failures = { readonly times: readonly number[]; readonly max: number };

/** Until when a further attempt is not even looked at; the newest failures come first, in milliseconds (CD-154). */
export const blockedUntil = ({ times, max }: Failures): number | undefined => {
  const newest = times[0];
  const first = times[max - 1];
  if (newest === undefined || first === undefined) return undefined;
  return newest - first <= SIGN_IN_FAILURES_WINDOW_MINUTES * MINUTE_MS ? newest + SIGN_IN_BLOCK_MINUTES * MINUTE_MS : undefined;
};

/** Seconds until the longest of several blocks ends; none when nothing blocks any more. */
export const secondsBlocked = (subjects: readonly Failures[], now: number): number => {
  const until = Math.max(0, ...subjects.map((subject) => blockedUntil(subject) ?? 0));
  return Math.max(0, Math.ceil((until - now) / 1000));
};
