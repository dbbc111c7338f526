import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { FACILITY_LIST_DEFAULT_SIZE, UNIT_AREA_NAME_MAX_LENGTH } from "../limits.ts";
import { Id, list, Nothing, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";

export const facilityName = requiredText(UNIT_AREA_NAME_MAX_LENGTH);
const Named = z.object({ name: facilityName });
const Can = z.object({ update: z.boolean(), remove: z.boolean(), addDepartment: z.boolean() });
const DepartmentCan = z.object({ update: z.boolean(), remove: z.boolean() });

/** Department of a facility. */
export const Department = z.object({ id: Id, name: z.string(), facilityId: Id, can: DepartmentCan });
export type Department = z.output<typeof Department>;
/** Facility: a site of projects. */
export const Facility = z.object({
  id: Id,
  name: z.string(),
  companyId: Id,
  companyName: z.string(),
  departmentCount: z.int(),
  projectCount: z.int(),
  can: Can,
});
export type Facility = z.output<typeof Facility>;
export const FacilityWithDepartments = z.extend(Facility, { departments: z.array(Department) });
const LinkedProject = z.object({ id: Id, name: z.string() });
/** Filter of the facility list, shared by the URL and the server. */
export const FacilityListQuery = z.object({ ...paging(FACILITY_LIST_DEFAULT_SIZE), query: z.optional(searchText) });
export type FacilityListQuery = z.output<typeof FacilityListQuery>;

export const facilityRoutes = routes({
  "GET /companies/facilities": {
    permission: "see_location",
    summary: "Lists facilities of the caller's companies",
    query: FacilityListQuery,
    answer: list(Facility),
  },
  "POST /companies/facilities": {
    permission: "add_location",
    summary: "Creates a facility",
    body: Named,
    answer: Facility,
    status: 201,
    refusals: ["facility.name_taken", "company.choose_one", "permission.missing"],
  },
  "PUT /companies/facilities/{id}": {
    permission: "update_location",
    summary: "Renames a facility",
    body: Named,
    answer: Facility,
    refusals: ["facility.not_found", "facility.name_taken", "permission.missing"],
  },
  "DELETE /companies/facilities/{id}": {
    permission: "remove_location",
    summary: "Deletes a facility that no project uses",
    answer: Nothing,
    status: 204,
    refusals: ["facility.not_found", "facility.linked_to_project", "facility.has_schedules", "permission.missing"],
  },
  "GET /companies/facilities/{id}/history": {
    permission: "see_history_project",
    summary: "Lists changes of a facility and its departments, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["facility.not_found", "permission.missing"],
  },
  "GET /facilities-with-departments": {
    permission: "see_location",
    summary: "Lists facilities with their departments",
    query: FacilityListQuery,
    answer: list(FacilityWithDepartments),
  },
  "GET /projects/location/{facilityId}/departments": {
    permission: "see_department",
    summary: "Lists the departments of a facility",
    answer: z.array(Department),
    refusals: ["facility.not_found", "permission.missing"],
  },
  "GET /projects/location/{id}/check-to-delete": {
    permission: "remove_location",
    summary: "Returns whether a facility may be deleted, the projects that use it, and whether it has risk schedules",
    answer: z.object({ canDelete: z.boolean(), projects: z.array(LinkedProject), hasSchedules: z.boolean() }),
    refusals: ["facility.not_found", "permission.missing"],
  },
  "POST /companies/facilities/{id}/departments": {
    permission: "add_department",
    summary: "Creates a department in a facility",
    body: Named,
    answer: Department,
    status: 201,
    refusals: ["facility.not_found", "department.name_taken", "permission.missing"],
  },
  "PUT /companies/facilities/{id}/departments/{departmentId}": {
    permission: "update_department",
    summary: "Renames a department",
    body: Named,
    answer: Department,
    refusals: ["facility.not_found", "department.not_found", "department.name_taken", "permission.missing"],
  },
  "DELETE /companies/facilities/{id}/departments/{departmentId}": {
    permission: "remove_department",
    summary: "Deletes a department that no project uses",
    answer: Nothing,
    status: 204,
    refusals: [
      "facility.not_found",
      "department.not_found",
      "department.linked_to_project",
      "department.has_schedules",
      "permission.missing",
    ],
  },
});
