// Loads a unit with a permission check.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { mayDo, whichFacilities } from "./policy.ts";
import { type AskedFacility, type CountedFacility, findFacility } from "./store/facilities.ts";

type Result = Outcome<CountedFacility, "facility.not_found" | "permission.missing">;

/** Finds a unit for a request: not found if the user does not see it, refused if the user lacks the permission. */
export const facilityFor = async (scope: Scope, key: PermissionKey, asked: AskedFacility): Promise<Result> => {
  const facility = await findFacility(scope, whichFacilities(scope), asked);
  if (!facility) return refuse("facility.not_found");
  return mayDo(scope, key, facility)
    ? accept(facility)
    : refuse("permission.missing", { permission: key, companyId: facility.contractorId });
};
