import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { isOwnCompany, mayChangeConfig } from "../config/policy.ts";

const KEY = "config_company_logo";

/** Refusal when the company is not one of the caller's, or the caller may not change its logo. */
export const closedLogo = (scope: Scope, companyId: number): Refusal<"company.not_found" | "permission.missing"> | undefined => {
  if (!isOwnCompany(scope, companyId)) return refuse("company.not_found");
  return mayChangeConfig(scope, companyId, KEY) ? undefined : refuse("permission.missing", { permission: KEY, companyId });
};
