import { addDays, type IsoDay, weekdayOf } from "../../../kernel/dates.ts";
import { nationalHolidays } from "./national-holidays.ts";

/** State and municipal holidays: single days (`2026-01-25`), and days of every year (`01-25`). */
export type LocalHolidays = ReadonlySet<string>;
export const noLocalHolidays: LocalHolidays = new Set();

const SUNDAY = 0;
const SATURDAY = 6;
const isWeekend = (day: IsoDay): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day));

/** A national, state or municipal holiday. */
export const isHoliday = (day: IsoDay, local: LocalHolidays): boolean =>
  nationalHolidays(Number(day.slice(0, 4))).has(day) || local.has(day) || local.has(day.slice("YYYY-".length));

/** Monday to Friday without holidays. Saturday is not a business day, although labour law counts it for the payment of wages. */
export const isBusinessDay = (day: IsoDay, local: LocalHolidays): boolean => !isWeekend(day) && !isHoliday(day, local);

/** The day itself, or the last business day before it. */
export const businessDayOnOrBefore = (day: IsoDay, local: LocalHolidays): IsoDay => {
  let found = day;
  while (!isBusinessDay(found, local)) found = addDays(found, -1);
  return found;
};

/**
 * The nth business day after a day. Zero is the day itself or the business day before it; a negative count goes back from there.
 * Inverse of `businessDaysBetween`.
 */
export const addBusinessDays = (day: IsoDay, count: number, local: LocalHolidays): IsoDay => {
  const step = count > 0 ? 1 : -1;
  let found = count > 0 ? day : businessDayOnOrBefore(day, local);
  for (let left = Math.abs(count); left > 0; ) {
    found = addDays(found, step);
    if (isBusinessDay(found, local)) left -= 1;
  }
  return found;
};

/** Business days after the first day up to the second; negative if the second comes first. */
export const businessDaysBetween = (from: IsoDay, until: IsoDay, local: LocalHolidays): number => {
  const [first, last] = from <= until ? [from, until] : [until, from];
  let count = 0;
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) if (isBusinessDay(day, local)) count += 1;
  return from <= until || count === 0 ? count : -count;
};
