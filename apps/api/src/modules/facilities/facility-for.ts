import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { mayDo, whichFacilities } from "./policy.ts";
import { type AskedFacility, type CountedFacility, findFacility } from "./store/facilities.ts";

type Result = Outcome<CountedFacility, "facility.not_found" | "permission.missing">;

/** The unit about to be asked or changed: it does not exist for who may not see it, and is refused to who may not do this. */
export const facilityFor = async (scope: Scope, key: PermissionKey, asked: AskedFacility): Promise<Result> => {
  const facility = await findFacility(scope, whichFacilities(scope), asked);
  if (!facility) return refuse("facility.not_found");
  return mayDo(scope, key, facility)
    ? accept(facility)
    : refuse("permission.missing", { permission: key, companyId: facility.contractorId });
};
