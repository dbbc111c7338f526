import { refuse } from "../../kernel/outcome.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { facilityFor } from "./facility-for.ts";
import { presentDepartment } from "./present.ts";
import { lockDepartment, renameDepartmentRow } from "./store/departments.ts";

export const renameDepartment: Handler<"PUT /companies/facilities/{id}/departments/{departmentId}"> = async (scope, { params, body }) => {
  const found = await facilityFor(scope, "update_department", { id: params.id });
  if (!found.ok) return found;
  const facility = found.value;
  const department = await lockDepartment(scope, facility, params.departmentId);
  if (!department) return refuse("department.not_found");
  if (department.name === body.name) return presentDepartment(scope, department);

  if ((await renameDepartmentRow(scope, department, body.name)) === "taken") return refuse("department.name_taken");

  await recordHistory(scope, {
    ownerId: facility.contractorId,
    about: { kind: "facility", id: facility.id },
    subject: { kind: "department", id: department.id, name: body.name },
    action: "department.renamed",
    change: { field: "name", from: department.name, to: body.name },
  });
  return presentDepartment(scope, { ...department, name: body.name });
};
