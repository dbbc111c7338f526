import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { isOwnCompany, mayReadConfig } from "./policy.ts";

/** Refusal when the company is not one of the caller's, or the caller has none of the permissions in it. */
export const closedConfig = (scope: Scope, companyId: number): Refusal<"company.not_found" | "permission.missing"> | undefined => {
  if (!isOwnCompany(scope, companyId)) return refuse("company.not_found");
  return mayReadConfig(scope, companyId) ? undefined : refuse("permission.missing", { permission: "config_badge_fields", companyId });
};
