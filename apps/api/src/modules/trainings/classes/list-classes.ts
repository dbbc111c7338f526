import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whichClasses, whichParticipants } from "../policy.ts";
import { listClassPage } from "../store/class-list.ts";
import { isVisibleParticipant } from "../store/visible-participants.ts";
import { presentClassRow } from "./present-class.ts";

export const listClasses: Handler<"GET /integrations/training-classes"> = async (scope, { query }) => {
  const participants = isVisibleParticipant(whichParticipants(scope, "see_training_class"));
  const { rows, meta } = await listClassPage(scope.tx, whichClasses(scope), { ...query, now: timeInSaoPaulo(scope.now), participants });
  return { results: rows.map((row) => presentClassRow(scope, row)), meta };
};
