// History entries of restrictions.
import type { HistoryNote } from "../../../platform/history/history.ts";
import type { StoredRestriction } from "../store/restrictions.ts";

/** All restrictions of a company share one history, so that the user can look up a person without the id of the restriction. */
export const restrictionsOfCompany = (companyId: number) => ({ kind: "restrictions", id: companyId });

type RestrictionRef = Pick<StoredRestriction, "contractorId" | "id" | "name">;

export const noteOn = (restriction: RestrictionRef, entry: Pick<HistoryNote, "action" | "change">): HistoryNote => ({
  ownerId: restriction.contractorId,
  about: restrictionsOfCompany(restriction.contractorId),
  subject: { kind: "restriction", id: restriction.id, name: restriction.name },
  ...entry,
});
