import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Reach, reachOf, type Scope } from "../../platform/access/scope.ts";

type Owned = { readonly contractorId: number };

/** Units that the user sees: all units of a company, or only those of the granted projects if the user is restricted. */
export const whichFacilities = (scope: Scope, key: PermissionKey = "see_location"): Reach =>
  reachOf(entriesHolding(scope, key).filter(({ side }) => side === "contractor"));

/** Permission check for a visible unit. Restricted users may read, but change nothing. */
export const mayDo = (scope: Scope, key: PermissionKey, { contractorId }: Owned): boolean =>
  whichFacilities(scope, key).companyIds.includes(contractorId);

/** True if the user also sees the areas of a visible unit. */
export const maySeeDepartments = (scope: Scope, { contractorId }: Owned): boolean =>
  entriesHolding(scope, "see_department").some(({ side, companyId }) => side === "contractor" && companyId === contractorId);

/** Companies in which the user may create a unit. */
export const whereMayCreate = (scope: Scope): readonly number[] => whichFacilities(scope, "add_location").companyIds;

export const facilityCan = (scope: Scope, facility: Owned) => ({
  update: mayDo(scope, "update_location", facility),
  remove: mayDo(scope, "remove_location", facility),
  addDepartment: mayDo(scope, "add_department", facility),
});

export const departmentCan = (scope: Scope, facility: Owned) => ({
  update: mayDo(scope, "update_department", facility),
  remove: mayDo(scope, "remove_department", facility),
});
