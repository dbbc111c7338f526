import { facilityRoutes } from "@emdia/contract/facilities/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { checkFacilityToDelete } from "./check-facility-to-delete.ts";
import { createDepartment } from "./create-department.ts";
import { createFacility } from "./create-facility.ts";
import { deleteDepartment } from "./delete-department.ts";
import { deleteFacility } from "./delete-facility.ts";
import { facilityHistory } from "./facility-history.ts";
import { listDepartments } from "./list-departments.ts";
import { listFacilities } from "./list-facilities.ts";
import { listFacilitiesWithDepartments } from "./list-facilities-with-departments.ts";
import { renameDepartment } from "./rename-department.ts";
import { renameFacility } from "./rename-facility.ts";

export { createDepartment, createFacility };

export const facilities = module("facilities", facilityRoutes, {
  "GET /companies/facilities": listFacilities,
  "POST /companies/facilities": createFacility,
  "PUT /companies/facilities/{id}": renameFacility,
  "DELETE /companies/facilities/{id}": deleteFacility,
  "GET /companies/facilities/{id}/history": facilityHistory,
  "GET /facilities-with-departments": listFacilitiesWithDepartments,
  "GET /projects/location/{facilityId}/departments": listDepartments,
  "GET /projects/location/{id}/check-to-delete": checkFacilityToDelete,
  "POST /companies/facilities/{id}/departments": createDepartment,
  "PUT /companies/facilities/{id}/departments/{departmentId}": renameDepartment,
  "DELETE /companies/facilities/{id}/departments/{departmentId}": deleteDepartment,
});
