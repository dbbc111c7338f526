// Days of creation as whole months, which the counters know, and the days beside them, which are counted row by row.
import { addDays, addMonths, type IsoDay } from "../../../kernel/dates.ts";

type Period = { readonly createdStart?: IsoDay | undefined; readonly createdEnd?: IsoDay | undefined };
/** First days of the first and of the last whole month; an absent one has no limit. */
type Months = { readonly first?: IsoDay; readonly last?: IsoDay };
export type SplitPeriod = {
  readonly months?: Months;
  readonly days: readonly { readonly createdStart: IsoDay; readonly createdEnd: IsoDay }[];
};

const firstOf = (day: IsoDay): IsoDay => `${day.slice(0, "2026-03".length)}-01`;
const lastOf = (day: IsoDay): IsoDay => addDays(addMonths(firstOf(day), 1), -1);
const isFirst = (day: IsoDay): boolean => day === firstOf(day);
const isLast = (day: IsoDay): boolean => day === lastOf(day);

/** The days of the month of `start` that a whole month does not cover. */
const before = (start: IsoDay | undefined, end: IsoDay | undefined) =>
  start === undefined || isFirst(start)
    ? []
    : [{ createdStart: start, createdEnd: end === undefined || lastOf(start) < end ? lastOf(start) : end }];
const after = (start: IsoDay | undefined, end: IsoDay | undefined) =>
  end === undefined || isLast(end)
    ? []
    : [{ createdStart: start === undefined || firstOf(end) > start ? firstOf(end) : start, createdEnd: end }];

export const splitPeriod = ({ createdStart, createdEnd }: Period): SplitPeriod => {
  const first = createdStart && (isFirst(createdStart) ? createdStart : addMonths(firstOf(createdStart), 1));
  const last = createdEnd && (isLast(createdEnd) ? firstOf(createdEnd) : addMonths(firstOf(createdEnd), -1));
  const isWithinMonth = createdStart !== undefined && createdEnd !== undefined && firstOf(createdStart) === firstOf(createdEnd);
  const parts = [...before(createdStart, createdEnd), ...after(createdStart, createdEnd)];
  const days = isWithinMonth ? parts.slice(0, 1) : parts;
  const hasMonths = first === undefined || last === undefined || first <= last;
  return { ...(hasMonths && { months: { ...(first && { first }), ...(last && { last }) } }), days };
};
