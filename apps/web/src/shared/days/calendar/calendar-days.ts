// Days of a calendar month, and the keys that move through them.
import { daysAfter, monthsAfter } from "../months-after.ts";

const MONTH_LENGTH = "YYYY-MM".length;
const WEEK_DAYS = 7;
const WEEKEND_INDEX = WEEK_DAYS - 1;

export type DayRange = { readonly min?: string | undefined; readonly max?: string | undefined };

export const monthOf = (isoDay: string): string => isoDay.slice(0, MONTH_LENGTH);

/** 0 is Sunday. */
const weekdayOf = (isoDay: string): number => new Date(`${isoDay}T00:00:00Z`).getUTCDay();

/** The weeks of the month of a day, from Sunday to Saturday. Cells outside the month are null. */
export const weeksOf = (isoDay: string): readonly (readonly (string | null)[])[] => {
  const first = `${monthOf(isoDay)}-01`;
  const start = daysAfter(first, -weekdayOf(first));
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    Array.from({ length: WEEK_DAYS }, (_, index) => daysAfter(start, week * WEEK_DAYS + index)).map((day) =>
      monthOf(day) === monthOf(isoDay) ? day : null,
    ),
  );
  return weeks.filter((week) => week.some((day) => day !== null));
};

export const isInRange = (isoDay: string, { min, max }: DayRange): boolean =>
  (min === undefined || isoDay >= min) && (max === undefined || isoDay <= max);

/** The nearest day of the range. */
export const clampDay = (isoDay: string, { min, max }: DayRange): string => {
  if (min !== undefined && isoDay < min) return min;
  return max !== undefined && isoDay > max ? max : isoDay;
};

const moves: { readonly [key: string]: (isoDay: string) => string } = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -WEEK_DAYS),
  ArrowDown: (day) => daysAfter(day, WEEK_DAYS),
  Home: (day) => daysAfter(day, -weekdayOf(day)),
  End: (day) => daysAfter(day, WEEKEND_INDEX - weekdayOf(day)),
  PageUp: (day) => monthsAfter(day, -1),
  PageDown: (day) => monthsAfter(day, 1),
};

/** The day that a key moves to; null for other keys. */
export const dayAfterKey = (isoDay: string, key: string): string | null => moves[key]?.(isoDay) ?? null;

/** The same day in another month or year, or the last day of a shorter month. */
export const inMonth = (isoDay: string, month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const [ownYear = 0, ownNumber = 0] = isoDay.split("-").map(Number);
  return monthsAfter(isoDay, (year - ownYear) * 12 + number - ownNumber);
};

const YEARS_BACK = 90;
const YEARS_AHEAD = 20;
const yearOf = (isoDay: string): number => Number(isoDay.slice(0, 4));

/** The years of the year field, always with the shown one. */
export const yearsAround = (isoDay: string, today: string, { min, max }: DayRange): readonly string[] => {
  const first = Math.min(min === undefined ? yearOf(today) - YEARS_BACK : yearOf(min), yearOf(isoDay));
  const last = Math.max(max === undefined ? yearOf(today) + YEARS_AHEAD : yearOf(max), yearOf(isoDay));
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(4, "0"));
};
