// Clock of the review: business days until the reviewer's due date.
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { addBusinessDays, businessDaysBetween, type LocalHolidays } from "../../calendar/rules/index.ts";
import { waitsForAnalysis } from "./sending.ts";
import type { Side } from "./turn-to-answer.ts";

/**
 * A running clock has the day since which it runs, its business days, and the due date. A paused clock has only the business days left, which
 * are negative if it was overdue. All fields are null outside a review, and for plans without review days.
 */
export type ReviewClock = { readonly reviewFrom: IsoDay | null; readonly reviewDays: number | null; readonly reviewBy: IsoDay | null };
export const noReviewClock: ReviewClock = { reviewFrom: null, reviewDays: null, reviewBy: null };

type Standing = {
  readonly status: PendencyStatus;
  readonly returnsTo: PendencyStatus | null;
  readonly questionSide: Side | null;
  readonly active: boolean;
};
type Today = { readonly today: IsoDay; readonly local: LocalHolidays };

export const startReviewClock = (days: number | null, { today, local }: Today): ReviewClock =>
  days === null ? noReviewClock : { reviewFrom: today, reviewDays: days, reviewBy: addBusinessDays(today, days, local) };

/** The clock stands still while the supplier owes an answer or a new document, and while the pendency is inactive. */
const isPaused = ({ status, questionSide, active }: Standing, reviewed: PendencyStatus): boolean =>
  !active || reviewed === "PRE_REJECTED" || (status === "SUPPORT" && questionSide === "contractor");

const pause = (clock: ReviewClock, { today, local }: Today): ReviewClock => ({
  reviewFrom: null,
  reviewDays: clock.reviewBy === null ? clock.reviewDays : businessDaysBetween(today, clock.reviewBy, local),
  reviewBy: null,
});

/** A resumed clock runs for the days that were left. Of a running clock only the due date is computed again. */
const run = ({ reviewFrom, reviewDays }: ReviewClock, { today, local }: Today): ReviewClock => {
  const from = reviewFrom ?? today;
  return reviewDays === null ? noReviewClock : { reviewFrom: from, reviewDays, reviewBy: addBusinessDays(from, reviewDays, local) };
};

/** The clock in the current status of its pendency. Applying it again on the same day changes nothing. */
export const reviewClockIn = (clock: ReviewClock, standing: Standing, now: Today): ReviewClock => {
  const reviewed = standing.status === "SUPPORT" ? (standing.returnsTo ?? standing.status) : standing.status;
  if (!waitsForAnalysis.includes(reviewed)) return noReviewClock;
  return isPaused(standing, reviewed) ? pause(clock, now) : run(clock, now);
};
