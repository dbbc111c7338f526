/** A calendar day without time zone, `2026-03-10`. Text order is date order. */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const toDay = (milliseconds: number): IsoDay => new Date(milliseconds).toISOString().slice(0, 10);

export const addDays = (day: IsoDay, days: number): IsoDay => toDay(Date.parse(day) + days * DAY_MS);

/** The same day of a later month, or the last day of a shorter month. */
export const addMonths = (day: IsoDay, months: number): IsoDay => {
  const start = new Date(day);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(start.getUTCDate(), lastOfMonth)));
};

/** `05/03/2024`, the form of a day in Portuguese and Spanish texts. */
export const dayMonthYear = (day: IsoDay): string => day.split("-").reverse().join("/");

/** Day and time of a local timestamp such as `2026-03-10 07:00:00`. */
export const dayAndTime = (local: string): { readonly day: IsoDay; readonly time: string } => ({
  day: local.slice(0, 10),
  time: local.slice(11, 16),
});

/** Whole days from one to the other; negative when the second comes first. */
export const daysBetween = (from: IsoDay, until: IsoDay): number => (Date.parse(until) - Date.parse(from)) / DAY_MS;

/** Day of the week: 0 is Sunday. */
export const weekdayOf = (day: IsoDay): number => new Date(day).getUTCDay();

/** Seconds from one instant to another; negative when the second comes first. */
export const secondsBetween = (from: Date, until: Date): number => (until.getTime() - from.getTime()) / 1000;
