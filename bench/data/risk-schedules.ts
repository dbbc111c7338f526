import type pg from "pg";
import { publishCatalogueOnce } from "../../apps/api/src/start/publish-catalogue-once.ts";
import type { Size } from "./sizes.ts";
import { LARGEST, moveWorkers, requireCertificates } from "./trainings.ts";
import { withoutIndexes } from "./without-indexes.ts";
import { fillWorkers } from "./workers.ts";

/** Number of schedules by size, of four workers each. One in ten is ahead of today. */
const counts: { readonly [S in Size]: number } = { small: 100_000, large: 1_000_000 };
const OF_TEAM = 4;
const DAYS = 760;
const DAYS_AHEAD = 76;
export const HEIGHT = 1;

/** Work at height in every project, and declared for the workers of the largest contractor by an activity type of their supplier. */
const RISKS = `insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version)
  select p.contractor_id, p.id, a.owner_id, a.id, a.version from project p, risk_activity a where a.owner_id = 0 and a.id = ${HEIGHT}`;
const TYPES = `with made as (insert into activity_type (provider_id, name) select distinct provider_id, 'Montagem em altura' from contractor_worker
    where contractor_id = ${LARGEST} returning provider_id, id)
  insert into activity_type_risk (provider_id, activity_type_id, activity_owner_id, activity_id) select provider_id, id, 0, ${HEIGHT} from made`;
const DECLARED = `insert into worker_activity_type (provider_id, worker_id, activity_type_id)
  select w.provider_id, w.worker_id, t.activity_type_id from contractor_worker w join activity_type_risk t on t.provider_id = w.provider_id
  where w.contractor_id = ${LARGEST}`;

/**
 * Schedules of pseudo-random suppliers of projects, at a place of the project. The schedules of a supplier are spread over the days, so that the next
 * ones take the next workers and nobody works twice on one day.
 */
const SCHEDULES = `
  with places as materialized (select row_number() over (order by pc.contractor_id, pc.id) - 1 as nth, pc.contractor_id, pc.project_id, pc.provider_id,
      l.facility_id, l.department_id
    from project_company pc join lateral (select l.facility_id, l.department_id from project_location l where l.contractor_id = pc.contractor_id
      and l.project_id = pc.project_id order by 1, 2 limit 1) l on true),
  drawn as (select n, p.*, row_number() over (partition by p.provider_id order by n) - 1 as at, count(*) over (partition by p.provider_id) as total
    from generate_series(1, $1::bigint) n join places p on p.nth = n * 7919 % (select count(*) from places)),
  dated as (select *, current_date - ${DAYS - DAYS_AHEAD} + (at * ${DAYS} / total)::integer as day from drawn)
  insert into risk_schedule (contractor_id, provider_id, project_id, facility_id, department_id, starts_at, ends_at, description, suspended_from,
    cancelled_at, cancel_reason, created_at, created_side)
  select contractor_id, provider_id, project_id, facility_id, department_id, day + time '07:00', day + time '17:00', 'Montagem de andaimes',
    case when n % 31 = 0 then least(day, current_date) - 2 + time '00:00' end, case when n % 20 = 0 then '2025-01-01'::timestamptz end,
    case when n % 20 = 0 then 'Chuva' end, '2024-01-01', 'contractor'
  from dated order by day, n`;
const ACTIVITIES = `insert into risk_schedule_activity (contractor_id, schedule_id, provider_id, activity_owner_id, activity_id, activity_version)
  select s.contractor_id, s.id, s.provider_id, a.owner_id, a.id, a.version from risk_schedule s, risk_activity a where a.owner_id = 0 and a.id = ${HEIGHT}`;
const PEOPLE = `
  with people as materialized (select provider_id, id, name, row_number() over (partition by provider_id order by id) - 1 as nth,
      count(*) over (partition by provider_id) as total from worker),
  ordered as (select *, row_number() over (partition by provider_id order by starts_at, id) - 1 as at from risk_schedule)
  insert into risk_schedule_person (contractor_id, schedule_id, provider_id, worker_id, worker_name, part, department_id, starts_at, over_at, is_cancelled)
  select s.contractor_id, s.id, s.provider_id, p.id, p.name, 'executes', s.department_id, s.starts_at, s.over_at, s.is_cancelled
  from ordered s cross join generate_series(0, ${OF_TEAM - 1}) k
    join people p on p.provider_id = s.provider_id and p.nth = (s.at * ${OF_TEAM} + k) % p.total`;
const CONFLICTS = `insert into risk_schedule_conflict (contractor_id, schedule_id, other_id, provider_id, level, scope, own_activity_id, other_activity_id,
    signature, accepted_at)
  select contractor_id, id, id, provider_id, 'restricted', 'area', ${HEIGHT}, ${HEIGHT}, 'bench', now() from risk_schedule where id % 50 = 0`;

/** Bars of one unit of the largest contractor in one week, behind the other schedules. */
export const FULL_WEEK = { schedules: 1_000, inDays: 200, days: 7 } as const;
/** Without teams, which a calendar does not read, and the workers of its suppliers would be in two areas at once. */
const WEEK = `
  with places as materialized (select row_number() over (order by l.project_id, l.department_id) - 1 as nth, l.contractor_id, l.project_id, l.facility_id,
      l.department_id, (select min(pc.provider_id) from project_company pc where pc.contractor_id = l.contractor_id and pc.project_id = l.project_id) as provider_id
    from project_location l where l.facility_id = (select facility_id from project_location where contractor_id = ${LARGEST} group by 1
      order by count(*) desc, 1 limit 1)),
  made as (insert into risk_schedule (contractor_id, provider_id, project_id, facility_id, department_id, starts_at, ends_at, description, created_at, created_side)
    select contractor_id, provider_id, project_id, facility_id, department_id, day + time '07:00', day + time '17:00', 'Montagem de andaimes', '2024-01-01', 'contractor'
    from generate_series(1, ${FULL_WEEK.schedules}) n join places on nth = n % (select count(*) from places)
      cross join lateral (select current_date + ${FULL_WEEK.inDays} + n % ${FULL_WEEK.days} as day) d
    returning contractor_id, id, provider_id)
  insert into risk_schedule_activity (contractor_id, schedule_id, provider_id, activity_owner_id, activity_id, activity_version)
  select m.contractor_id, m.id, m.provider_id, a.owner_id, a.id, a.version from made m, risk_activity a where a.owner_id = 0 and a.id = ${HEIGHT}`;

/** Drops the exclusion constraint during the insert and checks it afterwards, which saves most of the time. */
const withoutExclusion = async (owner: pg.Client, work: () => Promise<unknown>): Promise<void> => {
  const { rows } = await owner.query<{ made: string }>(
    "select pg_get_constraintdef(oid) as made from pg_constraint where conname = 'risk_schedule_person_once'",
  );
  await owner.query("alter table risk_schedule_person drop constraint risk_schedule_person_once");
  await work();
  await owner.query(`alter table risk_schedule_person add constraint risk_schedule_person_once ${rows[0]?.made}`);
};

/** Adds workers with certificates and declared activities, and schedules. Queues no job. */
export const fillRiskSchedules = async (owner: pg.Client, ownerUrl: string, size: Size): Promise<void> => {
  await publishCatalogueOnce(ownerUrl);
  await fillWorkers(owner, size);
  await owner.query("set session_replication_role = replica");
  await requireCertificates(owner);
  await moveWorkers(owner);
  for (const statement of [RISKS, TYPES, DECLARED]) await owner.query(statement);
  await owner.query("analyze");
  await withoutIndexes(owner, "risk_schedule", () => owner.query(SCHEDULES, [counts[size]]));
  await owner.query("analyze risk_schedule");
  await owner.query(ACTIVITIES);
  await withoutIndexes(owner, "risk_schedule_person", () => withoutExclusion(owner, () => owner.query(PEOPLE)));
  await owner.query(WEEK);
  await owner.query(CONFLICTS);
  await owner.query("set session_replication_role = origin");
  await owner.query("vacuum analyze");
};
