// Deadlines of a pendency after a move, and computed again.
import { type PendencyAction, type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { LocalHolidays } from "../../calendar/rules/index.ts";
import { type ReviewClock, reviewClockIn, startReviewClock } from "./review-clock.ts";
import { type SendByFacts, sendByOf } from "./send-by.ts";
import { isSuppliersTurn, waitsForAnalysis } from "./sending.ts";
import type { Side } from "./turn-to-answer.ts";

/** Business days of the first analysis and of one after a rejection; null if the plan has none. */
export type ReviewDays = { readonly analysisDays: number | null; readonly reAnalysisDays: number | null };
export type DeadlineFacts = SendByFacts & ReviewClock & { readonly questionSide: Side | null };
export type Deadlines = ReviewClock & { readonly sendBy: IsoDay | null; readonly askedAgainOn: IsoDay | null };
type Today = { readonly today: IsoDay; readonly local: LocalHolidays };

/** Actions after which the supplier has at least five business days. */
const asksAgain: readonly PendencyAction[] = ["reject", "confirm_rejection", "pre_reject", "reopen", "come_back", "revoke", "train_again"];
/** Actions that start a review, unless they finish the document. */
const startsReview: readonly PendencyAction[] = ["send", "renew", "reverse_rejection"];

type Round = { readonly status: PendencyStatus; readonly round: number; readonly rejectedRound: number | null };
/** Days of the review that a sending starts, by the state before it. Without days of its own, an analysis after a rejection has those of the first. */
export const daysOfReview = ({ status, round, rejectedRound }: Round, { analysisDays, reAnalysisDays }: ReviewDays): number | null => {
  const isAgain = status === "PRE_REJECTED" || (round > 0 && rejectedRound === round);
  return isAgain ? (reAnalysisDays ?? analysisDays) : analysisDays;
};

type Move = Today & { readonly action: PendencyAction; readonly reviewDays: number | null };
/** Deadlines of a pendency in its state after an action. */
export const deadlinesAfter = (after: DeadlineFacts, { action, reviewDays, ...now }: Move): Deadlines => {
  const askedAgainOn = asksAgain.includes(action) ? now.today : after.askedAgainOn;
  const isStart = startsReview.includes(action) && waitsForAnalysis.includes(after.status);
  const clock = isStart ? startReviewClock(reviewDays, now) : reviewClockIn(after, after, now);
  return { ...clock, sendBy: sendByOf({ ...after, askedAgainOn }, now.local), askedAgainOn };
};

type Waiting = { readonly revisionDate: IsoDay | null } & Round;
/**
 * Deadlines computed again with other holidays. A review without a clock, from before there were clocks, starts on the day of its sending: its
 * last round tells whether it follows a rejection.
 */
export const refreshedDeadlines = (facts: DeadlineFacts & Waiting, terms: ReviewDays, now: Today): Deadlines => {
  const { revisionDate, round, rejectedRound, askedAgainOn } = facts;
  const isWithoutClock = facts.reviewDays === null && revisionDate !== null;
  const before: Round = { status: "OPEN", round: round - 1, rejectedRound };
  const started = isWithoutClock
    ? startReviewClock(daysOfReview(before, terms), { today: revisionDate, local: now.local })
    : { reviewFrom: facts.reviewFrom, reviewDays: facts.reviewDays, reviewBy: facts.reviewBy };
  return { ...reviewClockIn(started, facts, now), sendBy: sendByOf(facts, now.local), askedAgainOn };
};

/** Statuses in which a pendency has a deadline, or suspends one. */
export const statusesWithDeadline: readonly PendencyStatus[] = pendencyStatuses.filter(
  (status) => status === "SUPPORT" || isSuppliersTurn(status) || waitsForAnalysis.includes(status),
);
/** Statuses of documents in the reviewer's queue. */
export const queuedStatuses: readonly PendencyStatus[] = waitsForAnalysis.filter((status) => !isSuppliersTurn(status));
