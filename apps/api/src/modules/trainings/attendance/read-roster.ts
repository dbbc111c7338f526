import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "../classes/class-for.ts";
import { whichParticipants } from "../policy.ts";
import { rosterOf } from "../store/attendance.ts";
import { sessionsOf } from "../store/classes.ts";

const STATUS = "update_training_class_employees_status";

/** Only for a class with a session today, because the phone keeps the names and hashes. */
export const readRoster: Handler<"GET /integrations/{companyId}/training-classes/{id}/attendance"> = async (scope, { params }) => {
  const found = await classFor(scope, STATUS, params);
  if (!found.ok) return found;
  const training = found.value;
  if (training.isCancelled) return refuse("training_class.cancelled");
  const { tx, today } = scope;
  const sessions = await sessionsOf(tx, training);
  if (!sessions.some(({ day }) => day === today)) return refuse("training_class.not_today");
  return { day: today, participants: await rosterOf(tx, training, { visible: whichParticipants(scope, STATUS), today }) };
};
