import { refuse } from "../../kernel/outcome.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { whichFacilities } from "./policy.ts";
import { presentDepartment } from "./present.ts";
import { departmentsOf } from "./store/departments.ts";
import { findFacility } from "./store/facilities.ts";

export const listDepartments: Handler<"GET /projects/location/{facilityId}/departments"> = async (scope, { params }) => {
  const facility = await findFacility(scope, whichFacilities(scope, "see_department"), { id: params.facilityId });
  if (!facility) return refuse("facility.not_found");
  const departments = await departmentsOf(scope, [facility]);
  return departments.map((department) => presentDepartment(scope, department));
};
