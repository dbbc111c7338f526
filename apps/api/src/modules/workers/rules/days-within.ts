import type { IsoDay } from "../../../kernel/dates.ts";

/** A range of days with an end. */
export type DayRange = { readonly from: IsoDay; readonly until: IsoDay };
type Bounds = { readonly admissionDate: IsoDay; readonly startDate: IsoDay | null; readonly endDate: IsoDay | null };

/**
 * The part of the range within the worker's employment and the project. A bound outside the range is ignored here, because the rule of
 * links refuses the range with its own reason.
 */
export const daysWithin = ({ from, until }: DayRange, { admissionDate, startDate, endDate }: Bounds) => {
  const begins = [admissionDate, startDate].filter((day) => day !== null && day > from && day <= until);
  return {
    hiringDate: begins.reduce<IsoDay>((first, day) => (day !== null && day > first ? day : first), from),
    endDate: endDate !== null && endDate >= from && endDate < until ? endDate : until,
  };
};

type Link = { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };
export const touches = ({ hiringDate, endDate }: Link, { from, until }: DayRange): boolean =>
  hiringDate <= until && (endDate === null || (endDate >= from && endDate >= hiringDate));
export const isInside = ({ hiringDate, endDate }: Link, { from, until }: DayRange): boolean =>
  hiringDate >= from && endDate !== null && endDate <= until;
