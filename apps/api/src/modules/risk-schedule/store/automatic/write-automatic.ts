// Writes automatic schedules, many in one statement.
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/transaction.ts";
import { ids } from "../visible-schedules.ts";

type NewAutomatic = {
  readonly key: string;
  readonly projectId: number;
  readonly providerId: number;
  readonly facilityId: number;
  readonly departmentId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly ownerId: number;
  readonly activityId: number;
  readonly activityVersion: number;
  readonly day: string;
};
const recordset = (rows: readonly unknown[]) => sql`json_to_recordset(${JSON.stringify(rows)}::json)`;

/** Ids of the new schedules by key. A key that another run has written meanwhile is left out. */
export const insertAutomatic = async (
  tx: Tx,
  contractorId: number,
  { rows, now }: { readonly rows: readonly NewAutomatic[]; readonly now: Date },
): Promise<ReadonlyMap<string, number>> => {
  if (rows.length === 0) return new Map();
  const { rows: made } = await sql<{
    key: string;
    id: number;
  }>`with given as (select * from ${recordset(rows)} g (key text, "projectId" bigint,
        "providerId" bigint, "facilityId" bigint, "departmentId" bigint, "startsAt" timestamp, "endsAt" timestamp, "ownerId" bigint,
        "activityId" bigint, day date)),
      made as (insert into risk_schedule (contractor_id, provider_id, project_id, facility_id, department_id, starts_at, ends_at, created_at,
          created_side, auto_state, auto_day, auto_activity_owner_id, auto_activity_id)
        select ${contractorId}::bigint, "providerId", "projectId", "facilityId", "departmentId", "startsAt", "endsAt", ${now}::timestamptz,
          'contractor', 'planned', day, "ownerId", "activityId" from given order by "projectId", "providerId", "ownerId", "activityId", day
        on conflict (contractor_id, project_id, provider_id, auto_activity_owner_id, auto_activity_id, auto_day) where auto_day is not null
          do nothing
        returning id, project_id, provider_id, auto_activity_owner_id, auto_activity_id, auto_day)
    select given.key, made.id from made join given on given."projectId" = made.project_id and given."providerId" = made.provider_id
      and given."ownerId" = made.auto_activity_owner_id and given."activityId" = made.auto_activity_id and given.day = made.auto_day`.execute(
    tx,
  );
  const byKey = new Map(made.map(({ key, id }) => [key, id]));
  const activities = rows.flatMap((row) => {
    const scheduleId = byKey.get(row.key);
    return scheduleId === undefined ? [] : [{ scheduleId, ...row }];
  });
  await sql`insert into risk_schedule_activity (contractor_id, schedule_id, provider_id, activity_owner_id, activity_id, activity_version)
    select ${contractorId}::bigint, "scheduleId", "providerId", "ownerId", "activityId", "activityVersion"
    from ${recordset(activities)} a ("scheduleId" bigint, "providerId" bigint, "ownerId" bigint, "activityId" bigint, "activityVersion" integer)`.execute(
    tx,
  );
  return byKey;
};

export type TeamRow = { readonly scheduleId: number; readonly workerId: number };
export type TeamMember = TeamRow & { readonly name: string };
type Moved = {
  readonly id: number;
  readonly facilityId: number;
  readonly departmentId: number;
  readonly startsAt: string;
  readonly endsAt: string;
};
/**
 * Moves schedules, and plans removed ones again. Their workers are deleted first, because the copies of their bookings would follow one by one.
 * Returns these.
 */
export const moveAutomatic = async (tx: Tx, contractorId: number, rows: readonly Moved[]): Promise<readonly TeamMember[]> => {
  if (rows.length === 0) return [];
  const left = await sql<TeamMember>`delete from risk_schedule_person where contractor_id = ${contractorId}
    and schedule_id = any (${ids(rows.map(({ id }) => id))})
    returning schedule_id as "scheduleId", worker_id as "workerId", worker_name as name`.execute(tx);
  await sql`update risk_schedule s set facility_id = g."facilityId", department_id = g."departmentId", starts_at = g."startsAt",
      ends_at = g."endsAt", auto_state = 'planned', cancelled_at = null, cancel_reason = null, version = s.version + 1
    from ${recordset(rows)} g (id bigint, "facilityId" bigint, "departmentId" bigint, "startsAt" timestamp, "endsAt" timestamp)
    where s.contractor_id = ${contractorId} and s.id = g.id`.execute(tx);
  return left.rows;
};

/** Cancels schedules so that a later run may plan them again. */
export const removeAutomatic = async (
  tx: Tx,
  contractorId: number,
  { scheduleIds, reason, now }: { readonly scheduleIds: readonly number[]; readonly reason: string; readonly now: Date },
): Promise<void> => {
  if (scheduleIds.length === 0) return;
  await sql`update risk_schedule set auto_state = 'removed', cancelled_at = ${now}, cancel_reason = ${reason}, version = version + 1
    where contractor_id = ${contractorId} and id = any (${ids(scheduleIds)})`.execute(tx);
};

export type NewTeam = {
  readonly scheduleId: number;
  readonly providerId: number;
  readonly departmentId: number;
  readonly startsAt: string;
  readonly overAt: string;
  readonly workers: readonly { readonly id: number; readonly name: string }[];
};
/**
 * Adds workers in the order of their ids, so that two transactions wait for each other in one order. Joins no table, because a join of the
 * schedules of this transaction is planned without statistics.
 */
export const addToTeams = async (tx: Tx, contractorId: number, teams: readonly NewTeam[]): Promise<void> => {
  if (teams.length === 0) return;
  await sql`insert into risk_schedule_person (contractor_id, schedule_id, provider_id, worker_id, worker_name, part, department_id, starts_at,
      over_at, is_cancelled)
    select ${contractorId}::bigint, t."scheduleId", t."providerId", w.id, w.name, 'executes', t."departmentId", t."startsAt", t."overAt", false
    from ${recordset(teams)} t ("scheduleId" bigint, "providerId" bigint, "departmentId" bigint, "startsAt" timestamp, "overAt" timestamp,
        workers json)
      cross join lateral json_to_recordset(t.workers) w (id bigint, name text)
    order by w.id, t."scheduleId"`.execute(tx);
};

export const removeFromTeams = async (tx: Tx, contractorId: number, rows: readonly TeamRow[]): Promise<readonly TeamMember[]> => {
  if (rows.length === 0) return [];
  const written =
    await sql<TeamMember>`delete from risk_schedule_person p using ${recordset(rows)} m ("scheduleId" bigint, "workerId" bigint)
    where p.contractor_id = ${contractorId} and p.schedule_id = m."scheduleId" and p.worker_id = m."workerId"
    returning p.schedule_id as "scheduleId", p.worker_id as "workerId", p.worker_name as name`.execute(tx);
  return written.rows;
};

/** A changed team is a new version: an open form of the former one is refused, and printed permits are replaced. */
export const raiseVersions = async (tx: Tx, contractorId: number, scheduleIds: readonly number[]): Promise<void> => {
  if (scheduleIds.length === 0) return;
  await sql`update risk_schedule set version = version + 1 where contractor_id = ${contractorId} and id = any (${ids(scheduleIds)})`.execute(
    tx,
  );
};

/** Queues the conflicts of schedules that have or had one. The others have a cause at most. */
export const queueConflictsOf = async (tx: Tx, contractorId: number, scheduleIds: readonly number[]): Promise<void> => {
  if (scheduleIds.length === 0) return;
  await sql`select enqueue('schedules.settle-conflicts', json_build_object('contractorId', ${contractorId}::bigint, 'id', id),
      'schedules.settle-conflicts ' || ${contractorId}::bigint || ' ' || id) from unnest(${ids(scheduleIds)}) id order by id`.execute(tx);
};

type PlaceName = { readonly departmentId: number; readonly facilityId: number; readonly facility: string; readonly department: string };
export const placeNames = async (
  tx: Tx,
  contractorId: number,
  departmentIds: readonly number[],
): Promise<ReadonlyMap<number, PlaceName>> => {
  const { rows } = await sql<PlaceName>`select d.id as "departmentId", f.id as "facilityId", f.name as facility, d.name as department
    from department d join facility f on f.contractor_id = d.contractor_id and f.id = d.facility_id
    where d.contractor_id = ${contractorId} and d.id = any (${ids(departmentIds)})`.execute(tx);
  return new Map(rows.map((row) => [row.departmentId, row]));
};
