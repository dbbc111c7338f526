// Conditions of the list of schedules.

import type { Paging } from "@emdia/contract/list.ts";
import { RISK_SPAN_DAYS_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import type { RiskScheduleListQuery } from "@emdia/contract/risk-schedule/schedule.ts";
import { type RawBuilder, sql } from "kysely";
import type { StatusConditions } from "../rules/status.ts";
import { ids } from "./visible-schedules.ts";

export type ScheduleFilter = Omit<RiskScheduleListQuery, "status" | "page" | "itemsPerPage"> & {
  /** Conditions of the requested statuses; undefined for all. */
  readonly statuses?: readonly StatusConditions[] | undefined;
  /** The current minute in the calendar of the company. */
  readonly now: string;
  /** Schedules with the searched worker, if the index finds few; otherwise each row is compared until the page is full. */
  readonly withWorker?: readonly number[] | undefined;
};
export type ListInput = ScheduleFilter & Paging;
type Condition = RawBuilder<boolean>;

const flag = (condition: RawBuilder<unknown>, wanted: boolean | undefined): Condition[] => {
  if (wanted === undefined) return [];
  return [wanted ? sql<boolean>`(${condition})` : sql<boolean>`not (${condition})`];
};
export const ofStatus = (now: string, { isCancelled, isOver, isSuspended, hasStarted }: StatusConditions): Condition => {
  const conditions = [
    ...flag(sql`s.is_cancelled`, isCancelled),
    ...flag(sql`s.over_at <= ${now}::timestamp`, isOver),
    ...flag(sql`s.suspended_from is not null and s.suspended_from <= ${now}::timestamp`, isSuspended),
    ...flag(sql`s.starts_at <= ${now}::timestamp`, hasStarted),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

export const isOpen = (now: string) => sql`not s.is_cancelled and s.over_at > ${now}::timestamp`;
export const needsAction = (now: string) => sql`s.suspended_from is not null and s.suspended_from <= ${now}::timestamp`;

const byNames = ({ riskActivityName, projectName, employeeName, withWorker }: ScheduleFilter): Condition[] => {
  const found: Condition[] = [];
  if (riskActivityName !== undefined)
    found.push(sql`exists (select from risk_schedule_activity sa join risk_activity_version v on v.owner_id = sa.activity_owner_id
        and v.risk_activity_id = sa.activity_id and v.version = sa.activity_version
      where sa.contractor_id = s.contractor_id and sa.schedule_id = s.id
        and strpos(plain_text(concat_ws(' ', v.name, v.name_en_us, v.name_es_es)), plain_text(${riskActivityName})) > 0)`);
  if (projectName !== undefined)
    found.push(sql`exists (select from project fp where fp.contractor_id = s.contractor_id and fp.id = s.project_id
      and strpos(fp.plain_name, plain_text(${projectName})) > 0)`);
  if (withWorker !== undefined) found.push(sql`s.id = any (${ids(withWorker)})`);
  else if (employeeName !== undefined)
    found.push(sql`exists (select from risk_schedule_person sp where sp.contractor_id = s.contractor_id and sp.schedule_id = s.id
      and sp.plain_words like found_anywhere(${employeeName}) offset 0)`);
  return found;
};

/** Conditions of a request, apart from what the user sees. */
export const filtersOf = (input: ScheduleFilter): readonly Condition[] => {
  const { statuses, facilityId, departmentId, providerId, inConflict, from, until, now } = input;
  const found: Condition[] = [...byNames(input)];
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
  return found;
};
