import type { Handler } from "../../../platform/http/handler.ts";
import { whichSchedules } from "../policy.ts";
import { statusTable } from "../rules/status.ts";
import { listSchedulePage } from "../store/schedule-list.ts";
import { presentScheduleRow } from "./present-schedule.ts";
import { minuteNow } from "./schedule-for.ts";

export const listSchedules: Handler<"GET /risk-schedule"> = async (scope, { query: { status, ...query } }) => {
  const statuses = status?.map((one) => statusTable[one]);
  const { rows, meta } = await listSchedulePage(scope.tx, whichSchedules(scope), { ...query, statuses, now: minuteNow(scope) });
  return { results: rows.map((row) => presentScheduleRow(scope, row)), meta };
};
