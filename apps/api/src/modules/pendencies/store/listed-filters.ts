import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { addDays, addMonths } from "../../../kernel/dates.ts";

/** Of so many days or months each is a list by itself; of more it does not matter much when they begin and end. */
const DAYS_MAX = 31;
const MONTHS_MAX = 24;

type Span = { readonly from: string; readonly to: string; readonly next: (one: string) => string; readonly max: number };
/** Each of a span, where they are few. */
const eachOf = ({ from, to, next, max }: Span): readonly string[] | undefined => {
  const all: string[] = [];
  for (let one = from; one <= to; one = next(one)) {
    if (all.length === max) return undefined;
    all.push(one);
  }
  return all;
};

/** So many days or months are looked through one by one where nothing else finds the first of what they have. */
const ONE_BY_ONE_MAX = 800;
/** The days, or else the months, from the first of these to the last, unless they are too many. */
export const datesThere = ({ startDate, endDate }: PendencyFilter, found: readonly string[]): Dates => {
  const sorted = found.toSorted();
  const [from, to] = [sorted.at(0), sorted.at(-1)];
  if (!from || !to) return {};
  const span = { from, to, max: ONE_BY_ONE_MAX };
  return startDate || endDate
    ? { days: eachOf({ ...span, next: (day) => addDays(day, 1) }) }
    : { months: eachOf({ ...span, next: (month) => addMonths(month, 1) }) };
};

/** The days that are asked for, one by one, where they are few. */
const daysOf = ({ startDate: from, endDate: to }: PendencyFilter): readonly string[] | undefined =>
  from && to ? eachOf({ from, to, next: (day) => addDays(day, 1), max: DAYS_MAX }) : undefined;

/** The first days of the months that are asked for, where they are few. */
const monthsOf = ({ referenceMonthStart: from, referenceMonthEnd: to }: PendencyFilter): readonly string[] | undefined =>
  from && to ? eachOf({ from: `${from}-01`, to: `${to}-01`, next: (month) => addMonths(month, 1), max: MONTHS_MAX }) : undefined;

/** What a filter asks for day by day or month by month. */
export type Dates = { readonly days?: readonly string[] | undefined; readonly months?: readonly string[] | undefined };
export const datesOf = (filter: PendencyFilter): Dates => ({ days: daysOf(filter), months: monthsOf(filter) });
