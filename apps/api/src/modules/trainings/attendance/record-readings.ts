import { refuse } from "../../../kernel/outcome.ts";
import { recordHistoryBatch } from "../../../platform/history/history.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor, lockClass } from "../classes/class-for.ts";
import { historyOfResult } from "../participants/result-history.ts";
import { whichParticipants } from "../policy.ts";
import { decideReading } from "../rules/readings.ts";
import { addAttendance } from "../store/attendance.ts";
import { sessionsOf } from "../store/classes.ts";
import { participantsToChange, type StoredParticipant } from "../store/participants.ts";

const STATUS = "update_training_class_employees_status";

/** Readings of a phone, which may arrive after the day of the session, and more than once. */
export const recordReadings: Handler<"POST /integrations/{companyId}/training-classes/{id}/attendance"> = async (
  scope,
  { params, body: { readings } },
) => {
  const found = await classFor(scope, STATUS, params);
  const locked = found.ok ? await lockClass(scope, params) : found;
  if (!locked.ok) return locked;
  const training = locked.value;
  if (training.isCancelled) return refuse("training_class.cancelled");

  const { tx, now, today, account, caller } = scope;
  const participantIds = [...new Set(readings.map(({ trainingClassEmployeeId }) => trainingClassEmployeeId))];
  const stored = await participantsToChange(tx, training, { visible: whichParticipants(scope, STATUS), participantIds });
  const sessions = new Map((await sessionsOf(tx, training)).map((session) => [session.id, session]));
  const byId = new Map<number, StoredParticipant>(stored.map((row) => [row.id, row]));
  const attended: { id: number; providerId: number; sessionId: number }[] = [];
  const results = readings.map(({ trainingClassEmployeeId: id, sessionId }) => {
    const participant = byId.get(id);
    const decided = decideReading({ participant, session: sessions.get(sessionId), today });
    if (!decided.ok) return toBulkResult(id, decided);
    const { isNew, status } = decided.value;
    if (participant && isNew) {
      byId.set(id, { ...participant, status, attended: [...participant.attended, sessionId] });
      attended.push({ id, providerId: participant.providerId, sessionId });
    }
    return toBulkResult(id, "done");
  });

  const changed = stored.flatMap((row) => {
    const result = byId.get(row.id);
    return result && result !== row ? [{ row, result, reason: undefined }] : [];
  });
  const statuses = changed.map(({ row: { id }, result: { status } }) => ({ id, status }));
  await addAttendance(tx, training.contractorId, { attended, statuses, by: { at: now, accountId: account.id } });
  const by = { at: now, account: { id: account.id, name: account.name }, address: caller.address };
  await recordHistoryBatch(
    tx,
    by,
    changed.flatMap((change) => historyOfResult(training, change)),
  );
  return { results };
};
