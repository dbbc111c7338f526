import { refuse } from "../../../kernel/outcome.ts";
import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whichSchedules } from "../policy.ts";
import { findSchedule } from "../store/schedules.ts";
import { presentSchedule } from "./present-schedule.ts";
import { scheduleFor } from "./schedule-for.ts";

export const readSchedule: Handler<"GET /risk-schedule/{id}"> = async (scope, { params }) => {
  const found = await findSchedule(scope.tx, whichSchedules(scope), params);
  return found ? presentSchedule(scope, found) : refuse("risk_schedule.not_found");
};

export const scheduleHistory: Handler<"GET /risk-schedule/{id}/history"> = async (scope, { params, query }) => {
  const found = await scheduleFor(scope, "see_history_risk_schedule", params);
  if (!found.ok) return found;
  return historyOf(scope, { ownerId: found.value.contractorId, kind: "risk_schedule", id: found.value.id }, query);
};
