// Days that a view of the calendar shows, and the steps to others.
import { daysAfter, monthsAfter } from "../../../../shared/days/months-after.ts";
import type { CalendarAddress } from "../calendar-address.ts";

const WEEK_DAYS = 7;
type Shown = Pick<CalendarAddress, "view" | "scale" | "day">;

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const sundayOf = (day: string): string => daysAfter(day, -weekdayOf(day));
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const daysFrom = (first: string, count: number): readonly string[] => Array.from({ length: count }, (_, index) => daysAfter(first, index));

export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Whole weeks from Sunday to Saturday that cover the month of a day, four to six. */
export const weeksAround = (day: string): readonly (readonly string[])[] => {
  const next = monthsAfter(firstOfMonth(day), 1);
  const weeks: (readonly string[])[] = [];
  for (let first = sundayOf(firstOfMonth(day)); first < next; first = daysAfter(first, WEEK_DAYS)) weeks.push(daysFrom(first, WEEK_DAYS));
  return weeks;
};

/** The days whose bars the view loads. */
export const shownDays = ({ view, scale, day }: Shown): readonly string[] => {
  if (view === "calendario") return weeksAround(day).flat();
  return scale === "semana" ? daysFrom(sundayOf(day), WEEK_DAYS) : [day];
};

/** The day that the next (1) or previous (-1) page of the view shows. */
export const dayAfterStep = ({ view, scale, day }: Shown, step: 1 | -1): string => {
  if (view === "calendario") return monthsAfter(firstOfMonth(day), step);
  return daysAfter(day, scale === "semana" ? step * WEEK_DAYS : step);
};
