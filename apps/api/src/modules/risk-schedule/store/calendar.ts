// Schedules of a range of days for the calendar.
import { RISK_CALENDAR_BARS_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleSchedules } from "../policy.ts";
import { filtersOf, type ScheduleFilter } from "./schedule-filters.ts";
import { type ActivitiesAndConflict, activitiesColumn, conflictColumn } from "./schedule-list.ts";
import { type ScheduleFields, scheduleColumns, scheduleJoins } from "./schedules.ts";
import { isVisible } from "./visible-schedules.ts";

export type CalendarRow = ScheduleFields & ActivitiesAndConflict;

/**
 * The first schedules by start, and the number of all. Without a status those that a run of the automatic plan removed are left out, because a week of
 * them would hide the others. All are counted only if there are more.
 */
export const listCalendarRows = async (
  tx: Tx,
  visible: VisibleSchedules,
  filter: ScheduleFilter,
): Promise<{ readonly rows: readonly CalendarRow[]; readonly total: number }> => {
  const isShown = filter.statuses === undefined ? sql<boolean>`s.auto_state is distinct from 'removed'` : sql<boolean>`true`;
  const found = sql`from risk_schedule s where ${sql.join([isVisible(visible), isShown, ...filtersOf(filter)], sql` and `)}`;
  const { rows } = await sql<CalendarRow>`with found as materialized (select s.contractor_id, s.id ${found}
      order by s.starts_at, s.id limit ${RISK_CALENDAR_BARS_MAX})
    select ${scheduleColumns}, ${activitiesColumn}, ${conflictColumn}
    from found join risk_schedule s on s.contractor_id = found.contractor_id and s.id = found.id ${scheduleJoins}
    order by s.starts_at, s.id`.execute(tx);
  if (rows.length < RISK_CALENDAR_BARS_MAX) return { rows, total: rows.length };
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? rows.length };
};
