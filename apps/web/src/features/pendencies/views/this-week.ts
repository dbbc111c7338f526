import { daysAfter } from "../../../shared/days/months-after.ts";

const DAYS_A_WEEK = 7;

/** Deadlines of the given day and the next seven. */
export const nextDaysOf = (today: string) => ({ sendByStart: today, sendByEnd: daysAfter(today, DAYS_A_WEEK) });

/** Monday to Sunday of the current week; days before today are included. */
export const weekOf = (today: string) => {
  const sinceMonday = (new Date(today).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const startDate = daysAfter(today, -sinceMonday);
  return { startDate, endDate: daysAfter(startDate, DAYS_A_WEEK - 1) };
};
