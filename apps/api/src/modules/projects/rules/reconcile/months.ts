import type { IsoDay } from "../../../../kernel/dates.ts";
import { addDays } from "../../../../kernel/dates.ts";
import type { Month, Span } from "./facts.ts";

export const monthOf = (day: IsoDay): Month => day.slice(0, 7);

const inMonth = (year: number, number: number): Month => `${String(year).padStart(4, "0")}-${String(number).padStart(2, "0")}`;
export const nextMonth = (month: Month): Month => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? inMonth(year + 1, 1) : inMonth(year, number + 1);
};
export const firstDayOf = (month: Month): IsoDay => `${month}-01`;
export const lastDayOf = (month: Month): IsoDay => addDays(firstDayOf(nextMonth(month)), -1);
export const daysOf = (month: Month): Span & { readonly until: IsoDay } => ({ from: firstDayOf(month), until: lastDayOf(month) });

export const later = (one: IsoDay, other: IsoDay): IsoDay => (other > one ? other : one);

/** Intersection of two spans; undefined if they are disjoint. */
export const overlap = (one: Span, other: Span): Span | undefined => {
  const from = later(one.from, other.from);
  const until = one.until === null || (other.until !== null && other.until < one.until) ? other.until : one.until;
  return until !== null && until < from ? undefined : { from, until };
};
export const overlapOfAll = (spans: readonly Span[]): Span | undefined => {
  const [first, ...others] = spans;
  return others.reduce<Span | undefined>((shared, span) => shared && overlap(shared, span), first);
};
export const includes = ({ from, until }: Span, day: IsoDay): boolean => from <= day && (until === null || day <= until);
export const covers = (one: Span, { from, until }: Span): boolean =>
  one.from <= from && (one.until === null || (until !== null && until <= one.until));

/** Months that the span touches, up to the current month, because no pendency opens before its month begins. */
export const monthsOf = (span: Span, today: IsoDay): readonly Month[] => {
  const last = monthOf(span.until !== null && span.until < today ? span.until : today);
  const months: Month[] = [];
  for (let month = monthOf(span.from); month <= last; month = nextMonth(month)) months.push(month);
  return months;
};
/** Years that the span touches, each as its January. With `dueMonth`, only the years in which the span touches that month. */
export const yearsOf = (span: Span, today: IsoDay, dueMonth: string | null): readonly Month[] => {
  const months = monthsOf(span, today).filter((month) => dueMonth === null || month.endsWith(`-${dueMonth}`));
  return [...new Set(months.map((month) => `${month.slice(0, 4)}-01`))];
};
