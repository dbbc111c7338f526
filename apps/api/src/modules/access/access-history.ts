import type { Scope } from "../../platform/access/scope.ts";
import { type HistoryNote, historyOf, recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { requireVisibleCompany } from "./company-for.ts";

/** Access changes have their own history, separate from the company history. */
const about = (companyId: number) => ({ kind: "access", id: companyId });
type AccessNote = Pick<HistoryNote, "subject" | "action" | "change">;

export const rememberAccess = (scope: Scope, companyId: number, note: AccessNote): Promise<void> =>
  recordHistory(scope, { ownerId: companyId, about: about(companyId), ...note });

export const accessHistory: Handler<"GET /companies/{id}/access-history"> = async (scope, { params, query }) => {
  const company = requireVisibleCompany(scope, "see_users", params.id);
  return company.ok ? historyOf(scope, { ownerId: company.value, ...about(company.value) }, query) : company;
};
