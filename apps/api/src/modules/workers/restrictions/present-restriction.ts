import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { showDocument } from "../rules/document.ts";
import { daysRemaining, mayStillChange, restrictionStatus } from "../rules/restriction.ts";
import type { StoredRestriction } from "../store/restrictions.ts";
import { mayDo, mayKnowDocuments } from "./policy.ts";

export const presentRestriction = (scope: Scope, stored: StoredRestriction): Restriction => {
  const { contractorId, id, name, reason, startDate, endDate, version, linkCount, createdBy, createdAt } = stored;
  const open = mayStillChange(stored, scope.today);
  return {
    id,
    companyId: contractorId,
    name,
    document: showDocument(stored, mayKnowDocuments(scope, contractorId)),
    reason,
    startDate,
    endDate,
    status: restrictionStatus(stored, scope.today),
    daysRemaining: daysRemaining(stored, scope.today),
    linkCount,
    createdBy,
    createdAt: createdAt.toISOString(),
    version,
    can: {
      update: open && mayDo(scope, "update_restricted_employee", contractorId),
      remove: open && mayDo(scope, "remove_restricted_employee", contractorId),
    },
  };
};
