import type { HistoryNote } from "../../../platform/history/history.ts";
import type { StoredRestriction } from "../store/restrictions.ts";

/** All restrictions of a company have one history: who looks for a name seldom knows which of them it was. */
export const restrictionsOfCompany = (companyId: number) => ({ kind: "restrictions", id: companyId });

type About = Pick<StoredRestriction, "contractorId" | "id" | "name">;

export const noteOn = (restriction: About, what: Pick<HistoryNote, "action" | "change">): HistoryNote => ({
  ownerId: restriction.contractorId,
  about: restrictionsOfCompany(restriction.contractorId),
  subject: { kind: "restriction", id: restriction.id, name: restriction.name },
  ...what,
});
