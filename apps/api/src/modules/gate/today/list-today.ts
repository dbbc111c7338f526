import { metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { projectForGate } from "../project-for-gate.ts";
import { countLinkedOn, linkedOn } from "../store/linked-today.ts";
import { answersToday, type TodayPlace } from "./answers-today.ts";

/** A page of the workers who are linked to the project today, each with the answer of the gate. */
export const listToday =
  (place: TodayPlace): Handler<"GET /gate/projects/{projectId}/workers"> =>
  async (scope, { params: { projectId }, query }) => {
    const found = await projectForGate(scope, projectId);
    if (!found.ok) return found;
    const project = found.value;
    const filter = { contractorId: project.contractorId, projectId, today: scope.today };
    const workers = await linkedOn(scope.tx, filter, { offset: offsetOf(query), atMost: query.itemsPerPage });
    const total = await countLinkedOn(scope.tx, filter);
    return { results: await answersToday(scope, place, { project, workers }), meta: metaOf(query, total, workers.length) };
  };
