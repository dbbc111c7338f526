import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { isOwnCompany } from "../config/policy.ts";
import { mayReadRequirement } from "./policy.ts";

/** Refusal when the company is not one of the caller's, or the caller may not read its requirement. */
export const closedRequirement = (scope: Scope, companyId: number): Refusal<"company.not_found" | "permission.missing"> | undefined => {
  if (!isOwnCompany(scope, companyId)) return refuse("company.not_found");
  const permission = "config_training_requirement_badge";
  return mayReadRequirement(scope, companyId) ? undefined : refuse("permission.missing", { permission, companyId });
};
