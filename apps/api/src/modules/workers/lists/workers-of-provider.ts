import { holds, type Scope, type ScopeEntry } from "../../../platform/access/scope.ts";
import { suppliesTo } from "../store/contracts.ts";

/** Access entries that show workers of a supplier: those of the supplier, and those of its contractors. */
export const entriesSeeingWorkersOf = async (scope: Scope, providerId: number): Promise<readonly ScopeEntry[]> => {
  const contractorIds = await suppliesTo(scope.tx, providerId);
  const entries = scope.entries.filter(
    ({ side, companyId }) => companyId === providerId || (side === "contractor" && contractorIds.includes(companyId)),
  );
  return entries.some((entry) => holds(entry, "see_employee")) ? entries : [];
};
