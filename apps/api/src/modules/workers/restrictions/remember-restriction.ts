// History entries of restrictions.
import type { HistoryNote } from "../../../platform/history/history.ts";
import type { RestrictionChange } from "../rules/restriction-changes.ts";
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

export const noteOfCreation = (restriction: RestrictionRef, reason: string): HistoryNote =>
  noteOn(restriction, { action: "restriction.created", change: { field: "reason", from: null, to: reason } });

/** One entry per changed field. */
export const notesOfChange = (restriction: RestrictionRef, changes: readonly RestrictionChange[]): readonly HistoryNote[] =>
  changes.map((change) => noteOn(restriction, { action: "restriction.changed", change }));
