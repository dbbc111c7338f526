import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type ServiceMonthKey, stpSpanOf } from "../../projects/index.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { checkDeclarable } from "./rules/declarable-month.ts";
import { isServiceDocument } from "./rules/service-document.ts";

/** A pendency and the service month that it belongs to. */
export type MonthOfPendency = { readonly pendency: StoredPendency; readonly key: ServiceMonthKey };
type Result = Outcome<MonthOfPendency, "pendency.not_found" | "permission.missing" | "service_month.not_monthly">;

/** The service month of a monthly STP pendency, if the user sees the pendency and has the permission. */
export const monthOfPendency = async (scope: Scope, id: number, permission: PermissionKey): Promise<Result> => {
  const found = await findPendencyWithPermission(scope, id, permission);
  if (!found.ok) return found;
  const { contractorId, projectId, providerId, referenceMonth } = found.value;
  if (!isServiceDocument(found.value) || referenceMonth === null) return refuse("service_month.not_monthly");
  return accept({ pendency: found.value, key: { contractorId, projectId, providerId, month: referenceMonth } });
};

/** The same, if the month has begun and is inside the supplier's plan. */
export const declarableMonth = async (scope: Scope, id: number, permission: PermissionKey) => {
  const found = await monthOfPendency(scope, id, permission);
  if (!found.ok) return found;
  const { key } = found.value;
  const declarable = checkDeclarable(key.month, { today: scope.today, stp: await stpSpanOf(scope.tx, key) });
  return declarable.ok ? found : declarable;
};
