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

/** The company whose people are looked at: it does not exist for who does not act for it. */
export const requireVisibleCompany = companyWhere(maySee);
/** The company in which something about its people is changed. */
export const requireManageableCompany = companyWhere(mayDo);
