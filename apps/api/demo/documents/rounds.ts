import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { dice } from "../random.ts";
import { type Correction, drawable, type Flaw, oneOf } from "./flaws.ts";
import type { Printed } from "./printed.ts";

/** One document of a pendency: its sending, the sending that replaced it, and its fault. */
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
/** Percentage of sent pendencies that were rejected once before. */
const REJECTED_BEFORE = 15;
export const DECIDED_DAYS = 4;
const SENT_AGAIN_DAYS = 9;

const awaitsReview: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];
const isRejected: readonly PendencyStatus[] = ["OPEN", "PRE_REJECTED"];

/** The fault of the first question: its first correction that can be drawn. */
const caughtFirst = (about: About, corrections: readonly Correction[]): Flaw | null => {
  const flaws = drawable(about, corrections);
  return flaws.find(({ question }) => question === corrections[0]?.question) ?? flaws[0] ?? null;
};

/**
 * Sendings of a pendency and their faults: always for a rejected document, for one in five that wait for review, and never for an approved
 * one.
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
