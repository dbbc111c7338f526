// Local minutes as numbers. A schedule has no time zone: its minutes are read as UTC, which has every minute once.
import type { Moment } from "@emdia/contract/risk-schedule/moment.ts";

export const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;

export type LocalSpan = { readonly start: Moment; readonly end: Moment };
/** The minutes from the first one until the one after the last. */
export type Minutes = { readonly from: number; readonly until: number };

export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MINUTE_MS;

export const minuteOf = ({ day, time }: Moment): number => Date.parse(`${day}T${time}:00Z`) / MINUTE_MS;

export const momentOf = (minute: number): Moment => {
  const written = new Date(minute * MINUTE_MS).toISOString();
  return { day: written.slice(0, 10), time: written.slice(11, 16) };
};

/** An end equal to the start counts as one minute. */
export const minutesOf = ({ start, end }: LocalSpan): Minutes => {
  const from = minuteOf(start);
  return { from, until: Math.max(minuteOf(end), from + 1) };
};

export const overlap = (one: Minutes, other: Minutes): boolean => one.from < other.until && other.from < one.until;
