import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { beyondOwn, type GivenProfile } from "./rules/beyond-own.ts";
import { sidesOfCompany } from "./store/sides-of-company.ts";

/** Permissions of a profile that the caller may not give in this company, because the caller lacks them there. */
export const ungrantablePermissions = async (scope: Scope, companyId: number, given: GivenProfile): Promise<readonly PermissionKey[]> => {
  const own = scope.entries.filter((entry) => entry.companyId === companyId);
  return beyondOwn({ sides: await sidesOfCompany(scope, companyId), own }, given);
};
