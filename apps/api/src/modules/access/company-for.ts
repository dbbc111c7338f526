// Permission checks on a company and its users.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { mayDo, maySee, standsIn } from "./policy.ts";

type Result = Outcome<number, "company.not_found" | "permission.missing">;
type May = (scope: Scope, key: PermissionKey, companyId: number) => boolean;
const companyWhere =
  (may: May) =>
  (scope: Scope, key: PermissionKey, companyId: number): Result => {
    if (!standsIn(scope, companyId)) return refuse("company.not_found");
    return may(scope, key, companyId) ? accept(companyId) : refuse("permission.missing", { permission: key, companyId });
  };

/** 404 if the caller is not a member of the company, 403 if they may not see its users. */
export const requireVisibleCompany = companyWhere(maySee);
/** 404 if the caller is not a member of the company, 403 if they may not change its users. */
export const requireManageableCompany = companyWhere(mayDo);
