import { refuse } from "../../kernel/outcome.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { facilityFor } from "./facility-for.ts";
import { deleteFacilityRow } from "./store/facilities.ts";
import { becameLinked, hasSchedules, projectsIn } from "./store/linked-projects.ts";

export const deleteFacility: Handler<"DELETE /companies/facilities/{id}"> = async (scope, { params }) => {
  const found = await facilityFor(scope, "remove_location", { id: params.id, toChange: true });
  if (!found.ok) return found;
  const facility = found.value;

  const projects = await projectsIn(scope, facility);
  if (projects.length > 0) return refuse("facility.linked_to_project", { projects });

  const { id, name, contractorId } = facility;
  await recordHistory(scope, {
    ownerId: contractorId,
    about: { kind: "facility", id },
    subject: { kind: "facility", id, name },
    action: "facility.deleted",
  });
  try {
    await deleteFacilityRow(scope, facility);
  } catch (error) {
    if (becameLinked(error)) return refuse("facility.linked_to_project", { projects: [] });
    if (hasSchedules(error)) return refuse("facility.has_schedules");
    throw error;
  }
  return null;
};
