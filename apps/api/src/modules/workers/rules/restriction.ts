import type { RestrictionStatus } from "@emdia/contract/workers/vocabulary.ts";
import { daysBetween, type IsoDay } from "../../../kernel/dates.ts";

export type RestrictedDays = { readonly startDate: IsoDay; readonly endDate: IsoDay | null };
export type KeptRestriction = RestrictedDays & { readonly isLifted: boolean };

export const restrictionStatus = ({ startDate, endDate, isLifted }: KeptRestriction, today: IsoDay): RestrictionStatus => {
  if (isLifted) return "lifted";
  if (endDate !== null && endDate < today) return "ended";
  return startDate > today ? "scheduled" : "active";
};

/** An ended or lifted restriction is immutable, because it documents why the person was restricted. */
export const mayStillChange = (restriction: KeptRestriction, today: IsoDay): boolean =>
  ["scheduled", "active"].includes(restrictionStatus(restriction, today));

/** Zero on the last day; null without an end date and after the end. */
export const daysRemaining = (restriction: KeptRestriction, today: IsoDay): number | null =>
  restriction.endDate !== null && mayStillChange(restriction, today) ? daysBetween(today, restriction.endDate) : null;

export type DaysFault = "restriction.dates_reversed" | "restriction.already_past";

/** Fault in the dates of a restriction. */
export const faultInDays = ({ startDate, endDate }: RestrictedDays, today: IsoDay): DaysFault | undefined => {
  if (endDate === null) return undefined;
  if (endDate < startDate) return "restriction.dates_reversed";
  return endDate < today ? "restriction.already_past" : undefined;
};
