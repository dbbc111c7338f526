import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { closedFor } from "../rules/status.ts";
import { activitiesOfSchedule } from "../store/activities.ts";
import { queueConflictJob } from "../store/conflicts.ts";
import { cancelScheduleRow } from "../store/write-schedules.ts";
import { presentSchedule } from "./present-schedule.ts";
import { minuteNow, scheduleFor, statusFields } from "./schedule-for.ts";

export const cancelSchedule: Handler<"PATCH /risk-schedule/{id}/cancel"> = async (scope, { params, body }) => {
  const found = await scheduleFor(scope, "remove_risk_schedule", { ...params, toChange: true });
  if (!found.ok) return found;
  const stored = found.value;
  const closed = closedFor(statusFields(stored), minuteNow(scope));
  if (closed !== null) return refuse(closed);
  await cancelScheduleRow(scope.tx, stored, { reason: body.reason, now: scope.now });
  await queueConflictJob(scope.tx, { job: "schedules.settle-conflicts", contractorId: stored.contractorId, id: stored.id });
  const [activity] = await activitiesOfSchedule(scope.tx, stored);
  const subject = { kind: "risk_schedule", id: stored.id };
  await recordHistory(scope, {
    ownerId: stored.contractorId,
    providerId: stored.providerId,
    about: subject,
    subject: { ...subject, name: activity?.name ?? null },
    action: "risk_schedule.cancelled",
    change: { field: "reason", from: null, to: body.reason },
  });
  return presentSchedule(scope, { ...stored, isCancelled: true, cancelReason: body.reason, version: stored.version + 1 });
};
