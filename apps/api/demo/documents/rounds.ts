import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { dice } from "../random.ts";
import { type Correction, drawable, type Flaw, oneOf } from "./flaws.ts";
import type { Printed } from "./printed.ts";

/** One document of a pendency: with which sending it went, until which it stood, and what is wrong with it. */
export type Sending = {
  readonly fromRound: number;
  readonly untilRound: number | null;
  /** The sending in which the contractor opened it. */
  readonly openedIn: number | null;
  readonly daysBefore: number;
  readonly flaw: Flaw | null;
};
export type Rounds = { readonly round: number; readonly rejectedRound: number | null; readonly sendings: readonly Sending[] };
type About = Pick<Printed, "worker" | "month" | "kind">;

const WRONG_ONE_IN = 5;
const OPENED_ONE_IN = 3;
const HUNDRED = 100;
/** Of those that were sent, how many were rejected once before. */
const REJECTED_BEFORE = 15;
export const DECIDED_DAYS = 4;
const SENT_AGAIN_DAYS = 9;

const awaitsReview: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];
const isRejected: readonly PendencyStatus[] = ["OPEN", "PRE_REJECTED"];

/** What the first question caught: by the way of answering Não that the catalogue names first, where it can be drawn. */
const caughtFirst = (about: About, corrections: readonly Correction[]): Flaw | null => {
  const flaws = drawable(about, corrections);
  return flaws.find(({ question }) => question === corrections[0]?.question) ?? flaws[0] ?? null;
};

/**
 * How often something was sent and what of it was wrong: always what was rejected, one in five of what nobody has looked at yet, and
 * nothing that was approved.
 */
export const roundsOf = (
  status: PendencyStatus,
  about: About,
  { corrections, seed }: { corrections: readonly Correction[]; seed: number },
): Rounds => {
  const chance = dice(seed);
  const flaws = drawable(about, corrections);
  const [spoiled, opened, before] = [chance.whole(WRONG_ONE_IN) === 0, chance.whole(OPENED_ONE_IN) === 0, chance.whole(HUNDRED)];
  const rejected = isRejected.includes(status);
  const waits = awaitsReview.includes(status);
  const isPastRejected = !rejected && before < REJECTED_BEFORE;
  const round = isPastRejected ? 2 : 1;
  const past: Sending = {
    fromRound: 1,
    untilRound: 1,
    openedIn: 1,
    daysBefore: SENT_AGAIN_DAYS + (waits ? 0 : DECIDED_DAYS),
    flaw: oneOf(flaws, seed + 1) ?? null,
  };
  const wrongNow = rejected ? caughtFirst(about, corrections) : (waits && spoiled && oneOf(flaws, seed)) || null;
  const isOpened = waits ? status === "IN_REVISION" && opened : status !== "PRE_REJECTED";
  const current: Sending = {
    fromRound: round,
    untilRound: null,
    openedIn: isOpened ? round : null,
    daysBefore: waits || status === "PRE_REJECTED" ? 0 : DECIDED_DAYS,
    flaw: wrongNow,
  };
  const rejectedRound = isPastRejected || rejected ? 1 : null;
  return { round, rejectedRound, sendings: isPastRejected ? [past, current] : [current] };
};
