import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Reach, reachOf, type Scope } from "../../platform/access/scope.ts";

type Owned = { readonly contractorId: number };

/** Which units a person sees: all of some companies, and of others those where their own projects happen. */
export const whichFacilities = (scope: Scope, key: PermissionKey = "see_location"): Reach =>
  reachOf(entriesHolding(scope, key).filter(({ side }) => side === "contractor"));

/** Whether the person may do this to a unit they see. Who is restricted to projects looks, and changes nothing. */
export const mayDo = (scope: Scope, key: PermissionKey, { contractorId }: Owned): boolean =>
  whichFacilities(scope, key).companyIds.includes(contractorId);

/** Whether the areas of a unit that the person sees are theirs to see as well. */
export const maySeeDepartments = (scope: Scope, { contractorId }: Owned): boolean =>
  entriesHolding(scope, "see_department").some(({ side, companyId }) => side === "contractor" && companyId === contractorId);

/** The companies in which the person may create a unit. */
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
