import type { RestrictionStatus } from "@emdia/contract/workers/vocabulary.ts";
import { daysBetween, type IsoDay } from "../../../kernel/dates.ts";

export type RestrictedDays = { readonly startDate: IsoDay; readonly endDate: IsoDay | null };
export type KeptRestriction = RestrictedDays & { readonly isLifted: boolean };

export const restrictionStatus = ({ startDate, endDate, isLifted }: KeptRestriction, today: IsoDay): RestrictionStatus => {
  if (isLifted) return "lifted";
  if (endDate !== null && endDate < today) return "ended";
  return startDate > today ? "scheduled" : "active";
};

/** What is over stays as it was: it tells why somebody was kept out then. */
export const mayStillChange = (kept: KeptRestriction, today: IsoDay): boolean =>
  ["scheduled", "active"].includes(restrictionStatus(kept, today));

/** Zero on the last day; nothing without one, and once it is over. */
export const daysRemaining = (kept: KeptRestriction, today: IsoDay): number | null =>
  kept.endDate !== null && mayStillChange(kept, today) ? daysBetween(today, kept.endDate) : null;

export type DaysFault = "restriction.dates_reversed" | "restriction.already_past";

/** Why somebody cannot be kept out on these days. */
export const faultInDays = ({ startDate, endDate }: RestrictedDays, today: IsoDay): DaysFault | undefined => {
  if (endDate === null) return undefined;
  if (endDate < startDate) return "restriction.dates_reversed";
  return endDate < today ? "restriction.already_past" : undefined;
};
