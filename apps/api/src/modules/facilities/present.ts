import type { Scope } from "../../platform/access/scope.ts";
import { departmentCan, facilityCan } from "./policy.ts";
import type { Department } from "./store/departments.ts";
import type { CountedFacility } from "./store/facilities.ts";

/** Response of a unit, with the user's allowed actions. */
export const presentFacility = (scope: Scope, { contractorId, ...facility }: CountedFacility) => ({
  ...facility,
  companyId: contractorId,
  can: facilityCan(scope, { contractorId }),
});

export const presentDepartment = (scope: Scope, { contractorId, ...department }: Department) => ({
  ...department,
  can: departmentCan(scope, { contractorId }),
});
