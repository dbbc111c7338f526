import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { beyondOwn, type GivenProfile } from "./rules/beyond-own.ts";
import { sidesOfCompany } from "./store/sides-of-company.ts";

/** The keys of a profile that this person may not hand out in this company, because they do not hold them there. */
export const ungrantablePermissions = async (scope: Scope, companyId: number, given: GivenProfile): Promise<readonly PermissionKey[]> => {
  const own = scope.entries.filter((entry) => entry.companyId === companyId);
  return beyondOwn({ sides: await sidesOfCompany(scope, companyId), own }, given);
};
