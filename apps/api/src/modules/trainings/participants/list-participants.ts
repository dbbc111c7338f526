import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "../classes/class-for.ts";
import { whichParticipants } from "../policy.ts";
import { listParticipantPage } from "../store/participants.ts";
import { presentParticipants } from "./present-participant.ts";

export const listParticipants: Handler<"GET /integrations/{companyId}/training-classes/{id}/employees"> = async (
  scope,
  { params, query },
) => {
  const found = await classFor(scope, "detail_training_class", params);
  if (!found.ok) return found;
  const { rows, meta } = await listParticipantPage(scope.tx, found.value, { ...query, visible: whichParticipants(scope) });
  return { results: await presentParticipants(scope, found.value, rows), meta };
};
