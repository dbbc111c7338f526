import type { Handler } from "../../platform/http/handler.ts";
import { maySeeDepartments, whichFacilities } from "./policy.ts";
import { presentDepartment, presentFacility } from "./present.ts";
import { departmentsOf } from "./store/departments.ts";
import { listFacilityPage } from "./store/facilities.ts";

export const listFacilitiesWithDepartments: Handler<"GET /facilities-with-departments"> = async (scope, { query }) => {
  const { rows, meta } = await listFacilityPage(scope, whichFacilities(scope), query);
  const opened = rows.filter((facility) => maySeeDepartments(scope, facility));
  const departments = Map.groupBy(await departmentsOf(scope, opened), ({ facilityId }) => facilityId);
  const results = rows.map((facility) => ({
    ...presentFacility(scope, facility),
    departments: (departments.get(facility.id) ?? []).map((department) => presentDepartment(scope, department)),
  }));
  return { results, meta };
};
