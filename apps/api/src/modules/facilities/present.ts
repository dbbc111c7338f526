import type { Scope } from "../../platform/access/scope.ts";
import { departmentCan, facilityCan } from "./policy.ts";
import type { Department } from "./store/departments.ts";
import type { CountedFacility } from "./store/facilities.ts";

/** A unit as it goes over the wire, with what this person may do to it. */
export const presentFacility = (scope: Scope, { contractorId, ...facility }: CountedFacility) => ({
  ...facility,
  companyId: contractorId,
  can: facilityCan(scope, { contractorId }),
});

export const presentDepartment = (scope: Scope, { contractorId, ...department }: Department) => ({
  ...department,
  can: departmentCan(scope, { contractorId }),
});
