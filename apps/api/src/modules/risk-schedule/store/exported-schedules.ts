// Schedules for the export, in the order of the list.
import type { Locale } from "@emdia/contract/limits.ts";
import type { SuspensionCause, TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleSchedules } from "../policy.ts";
import { filtersOf, isOpen, needsAction, type ScheduleFilter } from "./schedule-filters.ts";
import { type ScheduleFields, scheduleColumns, scheduleJoins } from "./schedules.ts";
import { ids as idArray, isVisible } from "./visible-schedules.ts";

/** Ids of all schedules of the filter: those that need an action, then the coming ones, then the past ones, latest first. */
export const exportedKeys = async (tx: Tx, visible: VisibleSchedules, input: ScheduleFilter): Promise<readonly number[]> => {
  const { now } = input;
  const { rows } = await sql<{ id: number }>`select id from (
      select s.id, s.starts_at, case when not (${isOpen(now)}) then 2 when ${needsAction(now)} then 0 else 1 end as grp
      from risk_schedule s where ${sql.join([isVisible(visible), ...filtersOf(input)], sql` and `)}) found
    order by grp, case when grp < 2 then starts_at end, case when grp = 2 then starts_at end desc, case when grp < 2 then id end, id desc`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};

export type ExportedSchedule = ScheduleFields & {
  /** Names of each activity; the Portuguese one always exists. */
  readonly activities: readonly ({ readonly "pt-BR": string } & { readonly [L in Locale]?: string | null })[];
  readonly team: readonly { readonly name: string; readonly part: TeamPart }[];
  readonly causes: readonly {
    readonly workerName: string | null;
    readonly reason: SuspensionCause;
    readonly note: string | null;
    readonly holdsFrom: string;
  }[];
  readonly hasConflict: boolean;
};

export const exportedSchedules = async (
  tx: Tx,
  visible: VisibleSchedules,
  ids: readonly number[],
): Promise<readonly ExportedSchedule[]> => {
  const { rows } = await sql<ExportedSchedule>`select ${scheduleColumns},
      (select json_agg(json_build_object('pt-BR', v.name, 'en-US', v.name_en_us, 'es-ES', v.name_es_es) order by v.name, v.risk_activity_id)
        from risk_schedule_activity sa join risk_activity_version v on v.owner_id = sa.activity_owner_id
          and v.risk_activity_id = sa.activity_id and v.version = sa.activity_version
        where sa.contractor_id = s.contractor_id and sa.schedule_id = s.id) as activities,
      (select coalesce(json_agg(json_build_object('name', sp.worker_name, 'part', sp.part) order by sp.worker_name, sp.worker_id), '[]')
        from risk_schedule_person sp where sp.contractor_id = s.contractor_id and sp.schedule_id = s.id) as team,
      (select coalesce(json_agg(json_build_object('workerName', sp.worker_name, 'reason', k.reason, 'note', k.note,
          'holdsFrom', to_char(k.holds_from, 'YYYY-MM-DD HH24:MI')) order by k.holds_from, k.id), '[]')
        from risk_schedule_cause k left join risk_schedule_person sp on sp.contractor_id = k.contractor_id and sp.schedule_id = k.schedule_id
          and sp.worker_id = k.worker_id
        where k.contractor_id = s.contractor_id and k.schedule_id = s.id and (k.worker_id is null or sp.worker_id is not null)) as causes,
      exists (select from risk_schedule_conflict k where k.contractor_id = s.contractor_id and k.schedule_id = s.id) as "hasConflict"
    from unnest(${idArray(ids)}) with ordinality chosen (id, at) join risk_schedule s on s.id = chosen.id ${scheduleJoins}
    where ${isVisible(visible)} order by chosen.at`.execute(tx);
  return rows;
};
