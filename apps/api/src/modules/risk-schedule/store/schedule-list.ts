// The list of schedules: those that need an action, then the coming ones, then the past ones.

import type { Paging } from "@emdia/contract/list.ts";
import { RISK_SPAN_DAYS_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import type { RiskScheduleFilter } from "@emdia/contract/risk-schedule/schedule.ts";
import { type RawBuilder, sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleSchedules } from "../policy.ts";
import type { StatusConditions } from "../rules/status.ts";
import { type ScheduleFields, scheduleColumns, scheduleJoins } from "./schedules.ts";
import { isVisible } from "./visible-schedules.ts";

export type ScheduleConditions = Omit<RiskScheduleFilter, "status"> & {
  /** Conditions of the requested statuses; undefined for all. */
  readonly statuses?: readonly StatusConditions[] | undefined;
  /** The current minute in the calendar of the company. */
  readonly now: string;
};
type Input = ScheduleConditions & Paging;
type Condition = RawBuilder<boolean>;

const flag = (condition: RawBuilder<unknown>, wanted: boolean | undefined): Condition[] => {
  if (wanted === undefined) return [];
  return [wanted ? sql<boolean>`(${condition})` : sql<boolean>`not (${condition})`];
};
const ofStatus = (now: string, { isCancelled, isOver, isSuspended, hasStarted }: StatusConditions): Condition => {
  const conditions = [
    ...flag(sql`s.is_cancelled`, isCancelled),
    ...flag(sql`s.over_at <= ${now}::timestamp`, isOver),
    ...flag(sql`s.suspended_from is not null and s.suspended_from <= ${now}::timestamp`, isSuspended),
    ...flag(sql`s.starts_at <= ${now}::timestamp`, hasStarted),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

const byNames = ({ riskActivityName, projectName, employeeName }: ScheduleConditions): Condition[] => {
  const found: Condition[] = [];
  if (riskActivityName !== undefined)
    found.push(sql`exists (select from risk_schedule_activity sa join risk_activity_version v on v.owner_id = sa.activity_owner_id
        and v.risk_activity_id = sa.activity_id and v.version = sa.activity_version
      where sa.contractor_id = s.contractor_id and sa.schedule_id = s.id
        and strpos(plain_text(concat_ws(' ', v.name, v.name_en_us, v.name_es_es)), plain_text(${riskActivityName})) > 0)`);
  if (projectName !== undefined)
    found.push(sql`exists (select from project fp where fp.contractor_id = s.contractor_id and fp.id = s.project_id
      and strpos(fp.plain_name, plain_text(${projectName})) > 0)`);
  if (employeeName !== undefined)
    found.push(sql`exists (select from risk_schedule_person sp where sp.contractor_id = s.contractor_id and sp.schedule_id = s.id
      and strpos(sp.plain_words, plain_text(${employeeName})) > 0)`);
  return found;
};

/** Conditions of the filter and the visibility on schedules `s`. */
export const isFiltered = (visible: VisibleSchedules, input: ScheduleConditions): Condition => {
  const { statuses, facilityId, departmentId, providerId, inConflict, from, until, now } = input;
  const found: Condition[] = [isVisible(visible), ...byNames(input)];
  if (statuses !== undefined)
    found.push(
      sql`(${sql.join(
        statuses.map((one) => ofStatus(now, one)),
        sql` or `,
      )})`,
    );
  if (facilityId !== undefined) found.push(sql`s.facility_id = ${facilityId}`);
  if (departmentId !== undefined) found.push(sql`s.department_id = ${departmentId}`);
  if (providerId !== undefined) found.push(sql`s.provider_id = ${providerId}`);
  if (inConflict)
    found.push(sql`exists (select from risk_schedule_conflict k where k.contractor_id = s.contractor_id and k.schedule_id = s.id)`);
  if (from !== undefined) found.push(sql`s.over_at > ${from}::date and s.starts_at > ${from}::date - ${RISK_SPAN_DAYS_MAX + 1}::integer`);
  if (until !== undefined) found.push(sql`s.starts_at < ${until}::date + 1`);
  return sql<boolean>`${sql.join(found, sql` and `)}`;
};

export const isOpen = (now: string) => sql`not s.is_cancelled and s.over_at > ${now}::timestamp`;
export const needsAction = (now: string) => sql`s.suspended_from is not null and s.suspended_from <= ${now}::timestamp`;

/** Keys of the first rows of each group in order, so that each group can be read from an index. */
const pageKeys = (visible: VisibleSchedules, input: Input) => {
  const { now, itemsPerPage } = input;
  const all = isFiltered(visible, input);
  const branch = (group: number, condition: RawBuilder<unknown>, isReversed = false) => sql`(select s.contractor_id, s.id, s.starts_at,
      ${sql.lit(group)} as grp from risk_schedule s where ${all} and ${condition}
    order by s.starts_at ${isReversed ? sql`desc` : sql``}, s.id ${isReversed ? sql`desc` : sql``} limit ${offsetOf(input) + itemsPerPage})`;
  return sql`select contractor_id, id, row_number() over (order by grp, case when grp < 2 then starts_at end, case when grp = 2 then starts_at end desc,
      case when grp < 2 then id end, id desc) as at
    from (${branch(0, sql`${isOpen(now)} and ${needsAction(now)}`)}
      union all ${branch(1, sql`${isOpen(now)} and not (${needsAction(now)})`)}
      union all ${branch(2, sql`not (${isOpen(now)})`, true)}) found
    order by at limit ${itemsPerPage} offset ${offsetOf(input)}`;
};

export type ScheduleRow = ScheduleFields & {
  readonly activities: { readonly id: number; readonly name: string }[];
  readonly employeeCount: number;
  readonly conflict: { readonly level: "restricted" | "forbidden"; readonly isAccepted: boolean } | null;
};

export const listSchedulePage = async (tx: Tx, visible: VisibleSchedules, input: Input) => {
  const { rows } = await sql<ScheduleRow>`with page as (${pageKeys(visible, input)})
    select ${scheduleColumns},
      (select json_agg(json_build_object('id', v.risk_activity_id, 'name', v.name) order by v.name, v.risk_activity_id)
        from risk_schedule_activity sa join risk_activity_version v on v.owner_id = sa.activity_owner_id
          and v.risk_activity_id = sa.activity_id and v.version = sa.activity_version
        where sa.contractor_id = s.contractor_id and sa.schedule_id = s.id) as activities,
      (select count(*)::int from risk_schedule_person sp where sp.contractor_id = s.contractor_id and sp.schedule_id = s.id) as "employeeCount",
      (select json_build_object('level', min(k.level), 'isAccepted', bool_and(k.accepted_at is not null)) from risk_schedule_conflict k
        where k.contractor_id = s.contractor_id and k.schedule_id = s.id having count(*) > 0) as conflict
    from page join risk_schedule s on s.contractor_id = page.contractor_id and s.id = page.id ${scheduleJoins}
    order by page.at`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select from risk_schedule s
    where ${isFiltered(visible, input)} limit ${COUNTED_MAX + 1}) found`.execute(tx);
  return { rows, meta: metaOf(input, counted.rows[0]?.count ?? 0, rows.length) };
};
