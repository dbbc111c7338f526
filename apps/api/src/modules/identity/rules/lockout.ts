// Lockout of sign-ins with a password (CD-154).
import { SIGN_IN_BLOCK_MINUTES, SIGN_IN_FAILURES_MAX, SIGN_IN_FAILURES_WINDOW_MINUTES } from "@emdia/contract/limits.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BLOCK_MAX_MS = DAY_MS;
/** Number of blocks until the longest: 15, 30, 60 minutes and so on, up to 24 hours. */
const STEPS = Math.ceil(Math.log2(BLOCK_MAX_MS / (SIGN_IN_BLOCK_MINUTES * MINUTE_MS))) + 1;

/** Failures of an account from one address that determine its block. */
export const PAIR_FAILURES_READ = STEPS * SIGN_IN_FAILURES_MAX;
/** Failures of an account from all addresses in 24 hours. From then on only known devices may try. */
export const ACCOUNT_FAILURES_A_DAY_MAX = 50;
/** Failures of an address in 24 hours. From then on its robot check is harder. */
export const ADDRESS_FAILURES_A_DAY_MAX = 50;

/** Times of failures in milliseconds, newest first. */
type Times = readonly number[];
type Block = { readonly blocks: number; readonly until: number; readonly counted: Times };

/** Adds a failure. Five within the window start the next block; a day without failures after a block restarts at the first. */
const addFailure = ({ blocks, until, counted }: Block, at: number): Block => {
  if (at < until) return { blocks, until, counted };
  const before = at - until > DAY_MS ? 0 : blocks;
  const within = [...counted.filter((earlier) => at - earlier <= SIGN_IN_FAILURES_WINDOW_MINUTES * MINUTE_MS), at];
  if (within.length < SIGN_IN_FAILURES_MAX) return { blocks: before, until, counted: within };
  const length = Math.min(SIGN_IN_BLOCK_MINUTES * MINUTE_MS * 2 ** before, BLOCK_MAX_MS);
  return { blocks: before + 1, until: at + length, counted: [] };
};

/** End of the newest block of an account from one address; 0 without a block. */
export const pairBlockedUntil = (times: Times): number => times.toReversed().reduce(addFailure, { blocks: 0, until: 0, counted: [] }).until;

/** When the account has fewer failures than its limit of 24 hours again; 0 below the limit. */
export const accountBlockedUntil = (times: Times): number => {
  const first = times[ACCOUNT_FAILURES_A_DAY_MAX - 1];
  return first === undefined ? 0 : first + DAY_MS;
};

type Facts = {
  /** Failures of the account from this address. */
  readonly pair: Times;
  /** Failures of the account from all addresses. */
  readonly account: Times;
  /** Whether the account signed in from this address before. */
  readonly isKnownDevice: boolean;
};
/** Seconds until the next attempt; 0 without a block. */
export const secondsLockedOut = ({ pair, account, isKnownDevice }: Facts, now: number): number => {
  const until = Math.max(pairBlockedUntil(pair), isKnownDevice ? 0 : accountBlockedUntil(account));
  return Math.max(0, Math.ceil((until - now) / 1_000));
};
