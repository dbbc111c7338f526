import type { Handler } from "../../../platform/http/handler.ts";
import { activitiesOf } from "../store/worker-activities.ts";
import { workerInView } from "../worker-for.ts";

export const workerActivityTypes: Handler<"GET /employees/{id}/activity-types"> = async (scope, { params }) => {
  const found = await workerInView(scope, params.id);
  return found.ok ? { results: await activitiesOf(scope.tx, found.value) } : found;
};
