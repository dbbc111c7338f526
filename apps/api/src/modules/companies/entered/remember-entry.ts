import type { Scope } from "../../../platform/access/scope.ts";
import { type HistoryNote, rememberAll } from "../../../platform/history/history.ts";
import type { EnteredCompany } from "../store/entered-companies.ts";

type What = Pick<HistoryNote, "action" | "change">;

/** The entry belongs to the contractor's history, so that it remains after the entered company is deleted. */
export const rememberEntry = (scope: Scope, { contractorId, id, tradingName }: EnteredCompany, whats: readonly What[]): Promise<void> => {
  const subject = { kind: "entered_company", id, name: tradingName };
  return rememberAll(
    scope,
    whats.map((what) => ({ ownerId: contractorId, about: { kind: "company", id: contractorId }, subject, ...what })),
  );
};
