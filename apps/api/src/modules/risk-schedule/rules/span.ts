// Span of a schedule: from the first minute of the work to the first minute after it.
import { RISK_SPAN_DAYS_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { addMinutes, dayOf, type Minute, minutesBetween } from "../../../kernel/minutes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

export type Span = { readonly startsAt: Minute; readonly overAt: Minute };

const MINUTES_PER_DAY = 1_440;

/** The span of entered times. An end equal to the start counts as one minute. */
export const spanOf = (start: Minute, end: Minute): Outcome<Span, "risk_schedule.end_before_start" | "risk_schedule.span_too_long"> => {
  if (end < start) return refuse("risk_schedule.end_before_start");
  if (minutesBetween(start, end) > RISK_SPAN_DAYS_MAX * MINUTES_PER_DAY)
    return refuse("risk_schedule.span_too_long", { days: RISK_SPAN_DAYS_MAX });
  return accept({ startsAt: start, overAt: end === start ? addMinutes(start, 1) : end });
};

/** A new schedule does not start before the current minute. */
export const startsNow = (start: Minute, now: Minute): Outcome<null, "risk_schedule.start_in_past"> =>
  start < now ? refuse("risk_schedule.start_in_past") : accept(null);

/** A changed schedule does not start before the minute of its creation (CD-093). */
export const startsAfterCreation = (start: Minute, createdAt: Minute): Outcome<null, "risk_schedule.start_before_creation"> =>
  start < createdAt ? refuse("risk_schedule.start_before_creation") : accept(null);

export type Days = { readonly first: IsoDay; readonly last: IsoDay };
/** The days of a span: a work that is over at midnight does not touch the day that begins then. */
export const daysOf = ({ startsAt, overAt }: Span): Days => ({ first: dayOf(startsAt), last: dayOf(addMinutes(overAt, -1)) });

export const overlap = (one: Span, other: Span): boolean => one.startsAt < other.overAt && other.startsAt < one.overAt;
