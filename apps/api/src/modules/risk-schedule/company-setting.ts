// Permission check for the settings of a contractor.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { isOwnCompany, mayConfigure } from "./policy.ts";

type Key = Extract<PermissionKey, "config_risk_conflict" | "config_auto_risk_schedule">;
/** Not found for other companies; refused without the key for the whole company. */
export const allowSetting = (
  scope: Scope,
  permission: Key,
  companyId: number,
): Outcome<null, "company.not_found" | "permission.missing"> => {
  if (mayConfigure(scope, permission, companyId)) return accept(null);
  return isOwnCompany(scope, companyId) ? refuse("permission.missing", { permission, companyId }) : refuse("company.not_found");
};
