import type { RestrictedDays } from "./restriction.ts";

/** The values of a restriction that a user can change. */
export type WrittenRestriction = RestrictedDays & { readonly name: string; readonly reason: string };

const fields = ["name", "reason", "startDate", "endDate"] as const;
export type RestrictionChange = {
  readonly field: (typeof fields)[number];
  readonly from: string | null;
  readonly to: string | null;
};

/** Fields that a change gives another value, for the history. */
export const restrictionChanges = (before: WrittenRestriction, after: WrittenRestriction): readonly RestrictionChange[] =>
  fields.filter((field) => before[field] !== after[field]).map((field) => ({ field, from: before[field], to: after[field] }));
