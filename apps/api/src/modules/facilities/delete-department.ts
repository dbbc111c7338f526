import { refuse } from "../../kernel/outcome.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { facilityFor } from "./facility-for.ts";
import { deleteDepartmentRow, lockDepartment } from "./store/departments.ts";
import { hasSchedules, projectsIn } from "./store/linked-projects.ts";

export const deleteDepartment: Handler<"DELETE /companies/facilities/{id}/departments/{departmentId}"> = async (scope, { params }) => {
  const found = await facilityFor(scope, "remove_department", { id: params.id });
  if (!found.ok) return found;
  const facility = found.value;
  const department = await lockDepartment(scope, facility, params.departmentId);
  if (!department) return refuse("department.not_found");

  // The lock on the area blocks inserts that reference it, so this list stays valid until the transaction ends.
  const projects = await projectsIn(scope, facility, department.id);
  if (projects.length > 0) return refuse("department.linked_to_project", { projects });

  const { id, name } = department;
  await recordHistory(scope, {
    ownerId: facility.contractorId,
    about: { kind: "facility", id: facility.id },
    subject: { kind: "department", id, name },
    action: "department.deleted",
  });
  try {
    await deleteDepartmentRow(scope, department);
  } catch (error) {
    if (hasSchedules(error)) return refuse("department.has_schedules");
    throw error;
  }
  return null;
};
