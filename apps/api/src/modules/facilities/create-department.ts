import { refuse } from "../../kernel/outcome.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { facilityFor } from "./facility-for.ts";
import { presentDepartment } from "./present.ts";
import { insertDepartment } from "./store/departments.ts";

export const createDepartment: Handler<"POST /companies/facilities/{id}/departments"> = async (scope, { params, body }) => {
  const found = await facilityFor(scope, "add_department", { id: params.id, toChange: true });
  if (!found.ok) return found;
  const facility = found.value;

  const department = await insertDepartment(scope, facility, body.name);
  if (!department) return refuse("department.name_taken");

  const { contractorId, id, name } = department;
  await recordHistory(scope, {
    ownerId: contractorId,
    about: { kind: "facility", id: facility.id },
    subject: { kind: "department", id, name },
    action: "department.created",
  });
  return presentDepartment(scope, department);
};
