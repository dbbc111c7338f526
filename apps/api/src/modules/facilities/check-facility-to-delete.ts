import type { Handler } from "../../platform/http/handler.ts";
import { facilityFor } from "./facility-for.ts";
import { isPlannedIn, projectsIn } from "./store/linked-projects.ts";

export const checkFacilityToDelete: Handler<"GET /projects/location/{id}/check-to-delete"> = async (scope, { params }) => {
  const found = await facilityFor(scope, "remove_location", { id: params.id });
  if (!found.ok) return found;
  const facility = found.value;

  const projects = await projectsIn(scope, facility);
  const hasSchedules = await isPlannedIn(scope, facility);
  return { canDelete: projects.length === 0 && !hasSchedules, projects, hasSchedules };
};
