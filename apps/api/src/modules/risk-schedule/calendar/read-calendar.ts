import type { Handler } from "../../../platform/http/handler.ts";
import { whichSchedules } from "../policy.ts";
import { checkCalendarRange } from "../rules/calendar-range.ts";
import { statusTable } from "../rules/status.ts";
import { presentBar } from "../schedules/present-schedule.ts";
import { minuteNow } from "../schedules/schedule-for.ts";
import { listCalendarRows } from "../store/calendar.ts";

export const readCalendar: Handler<"GET /risk-schedule/calendar"> = async (scope, { query: { unit, status, ...query } }) => {
  const { from = scope.today, until = from } = query;
  const range = checkCalendarRange({ first: from, last: until });
  if (!range.ok) return range;
  const statuses = status?.map((one) => statusTable[one]);
  const filter = { ...query, from, until, facilityId: unit, statuses, now: minuteNow(scope) };
  const { rows, total } = await listCalendarRows(scope.tx, whichSchedules(scope), filter);
  return { bars: rows.map((row) => presentBar(scope, row)), total };
};
