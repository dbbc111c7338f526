import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whichSchedules } from "../policy.ts";
import { closedFor } from "../rules/status.ts";
import { settleCauses } from "../rules/suspension.ts";
import { causesOfSchedule, deleteRevalidation, writeCauses } from "../store/causes.ts";
import { findSchedule } from "../store/schedules.ts";
import { currentCauses } from "../suspension/settle-schedule.ts";
import { presentSchedule } from "./present-schedule.ts";
import { minuteNow, scheduleFor, statusFields } from "./schedule-for.ts";

/** Computes the causes again first: a user does not resume a schedule before the job has found its newest cause. */
export const revalidateSchedule: Handler<"PATCH /risk-schedule/{id}/revalidate"> = async (scope, { params }) => {
  const found = await scheduleFor(scope, "update_risk_schedule", { ...params, toChange: true });
  if (!found.ok) return found;
  const stored = found.value;
  const now = minuteNow(scope);
  const fields = statusFields(stored);
  const closed = closedFor(fields, now);
  if (closed !== null) return refuse(closed);
  const { wanted, names } = await currentCauses(scope.tx, stored, { ...fields, now });
  await deleteRevalidation(scope.tx, stored);
  const settled = settleCauses(await causesOfSchedule(scope.tx, stored), wanted, { now, hasStarted: false });
  if (settled.suspendedFrom !== null && settled.suspendedFrom <= now) return refuse("risk_schedule.still_suspended");
  await writeCauses(scope.tx, stored, settled);
  const about = { kind: "risk_schedule", id: stored.id };
  await recordHistory(scope, {
    ownerId: stored.contractorId,
    providerId: stored.providerId,
    about,
    subject: { ...about, name: names.schedule },
    action: "risk_schedule.revalidated",
  });
  const resumed = await findSchedule(scope.tx, whichSchedules(scope), params);
  if (!resumed) throw new Error(`risk schedule ${params.id} is gone within its transaction`);
  return presentSchedule(scope, resumed);
};
