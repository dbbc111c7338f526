// Conflicts of schedules: the table, the schedules of a unit, and the stored rows.
import type { ConflictLevel, ConflictScope } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleSchedules } from "../policy.ts";
import type { Keyed } from "../rules/acceptance.ts";
import type { ConflictRule, Occupation } from "../rules/conflicts.ts";
import { ids, isVisible } from "./visible-schedules.ts";

type Ref = { readonly contractorId: number; readonly id: number };

/** Concurrent saves in a unit wait for each other, so that the later one sees the earlier one. Locks in the order of the ids. */
export const lockUnits = async (tx: Tx, contractorId: number, facilityIds: readonly number[]): Promise<void> => {
  for (const id of [...new Set(facilityIds)].toSorted((one, other) => one - other))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`risk schedules ${contractorId} ${id}`}, 0))`.execute(tx);
};

type Unit = { readonly contractorId: number; readonly facilityId: number; readonly startsAt: string; readonly overAt: string };
/** Schedules of the unit that overlap the span. */
export const schedulesInUnit = async (tx: Tx, { contractorId, facilityId, startsAt, overAt }: Unit): Promise<readonly Occupation[]> => {
  const { rows } = await sql<Occupation>`select id, department_id as "departmentId", to_char(starts_at, 'YYYY-MM-DD HH24:MI') as "startsAt",
      to_char(over_at, 'YYYY-MM-DD HH24:MI') as "overAt", activity_ids as "activityIds", people
    from unit_schedules(${contractorId}, ${facilityId}, ${startsAt}::timestamp, ${overAt}::timestamp)`.execute(tx);
  return rows;
};

/** The lines of a contractor. */
export const ownRules = (tx: Tx, contractorId: number): Promise<readonly (ConflictRule & { readonly measures: string })[]> =>
  tx
    .selectFrom("risk_conflict_rule")
    .where("contractor_id", "=", contractorId)
    .select(["one_activity_id as oneId", "other_activity_id as otherId", "in_area as inArea", "in_unit as inUnit", "measures"])
    .orderBy("id")
    .execute();

export type NamedActivity = { readonly id: number; readonly code: string | null; readonly name: string };
/** Activities of the platform and of a contractor by name, retired ones included: schedules may still have them. */
export const activityNames = async (tx: Tx, contractorId: number): Promise<readonly NamedActivity[]> =>
  tx
    .selectFrom("risk_activity")
    .where("owner_id", "in", [0, contractorId])
    .select(["id", "code", "name"])
    .orderBy("name")
    .orderBy("id")
    .execute();

type Levels = { readonly inArea: ConflictLevel; readonly inUnit: ConflictLevel };
type Rule = Levels & { readonly oneId: number; readonly otherId: number | null; readonly measures: string };
export const writeRule = async (
  tx: Tx,
  contractorId: number,
  { rule, now }: { readonly rule: Rule; readonly now: Date },
): Promise<void> => {
  await sql`insert into risk_conflict_rule (contractor_id, one_activity_id, other_activity_id, in_area, in_unit, measures, changed_at)
    values (${contractorId}, ${rule.oneId}, ${rule.otherId}, ${rule.inArea}, ${rule.inUnit}, ${rule.measures}, ${now})
    on conflict on constraint risk_conflict_rule_pair do update
      set in_area = excluded.in_area, in_unit = excluded.in_unit, measures = excluded.measures, changed_at = excluded.changed_at`.execute(
    tx,
  );
};

type Pair = { readonly oneId: number; readonly otherId: number | null };
/** False if the contractor has no line of this pair. */
export const removeRule = async (tx: Tx, contractorId: number, { oneId, otherId }: Pair): Promise<boolean> => {
  const { rows } = await sql<{
    id: number;
  }>`delete from risk_conflict_rule where contractor_id = ${contractorId} and one_activity_id = ${oneId}
    and other_activity_id is not distinct from ${otherId}::bigint returning id`.execute(tx);
  return rows.length > 0;
};

export type ConflictRow = {
  readonly scheduleId: number;
  readonly otherId: number;
  readonly level: Exclude<ConflictLevel, "allowed">;
  readonly scope: ConflictScope;
  readonly signature: string;
  readonly acceptedAt: Date | null;
};
/** Rows of a schedule, and with `bothSides` those of other schedules about it. */
export const conflictRows = async (tx: Tx, { contractorId, id }: Ref, bothSides = false): Promise<readonly ConflictRow[]> => {
  const { rows } = await sql<ConflictRow>`select schedule_id as "scheduleId", other_id as "otherId", level, scope, signature,
      accepted_at as "acceptedAt"
    from risk_schedule_conflict where contractor_id = ${contractorId} and (schedule_id = ${id} or (${bothSides} and other_id = ${id}))`.execute(
    tx,
  );
  return rows;
};

type Written = {
  readonly scheduleId: number;
  readonly otherId: number;
  readonly level: string;
  readonly scope: string;
  readonly ownActivityId: number;
  readonly otherActivityId: number;
  readonly signature: string;
  readonly acceptedAt: Date | null;
};
/** Inserts or updates rows. The supplier of each row is that of its schedule, so the scope must read it. */
export const writeConflicts = async (tx: Tx, contractorId: number, rows: readonly Written[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`insert into risk_schedule_conflict (contractor_id, schedule_id, other_id, provider_id, level, scope, own_activity_id, other_activity_id,
      signature, accepted_at)
    select s.contractor_id, s.id, r."otherId", s.provider_id, r.level, r.scope, r."ownActivityId", r."otherActivityId", r.signature, r."acceptedAt"
    from json_to_recordset(${JSON.stringify(rows)}::json) r ("scheduleId" bigint, "otherId" bigint, level text, scope text, "ownActivityId" bigint,
        "otherActivityId" bigint, signature text, "acceptedAt" timestamptz)
      join risk_schedule s on s.contractor_id = ${contractorId} and s.id = r."scheduleId"
    order by s.id, r."otherId"
    on conflict (contractor_id, schedule_id, other_id) do update set level = excluded.level, scope = excluded.scope,
      own_activity_id = excluded.own_activity_id, other_activity_id = excluded.other_activity_id, signature = excluded.signature,
      accepted_at = excluded.accepted_at`.execute(tx);
};

/** Deletes rows of the schedule with schedules other than these; with `bothSides` also the rows of those about it. */
export const deleteConflictsExcept = async (
  tx: Tx,
  { contractorId, id }: Ref,
  { otherIds, bothSides }: { readonly otherIds: readonly number[]; readonly bothSides: boolean },
): Promise<void> => {
  await sql`delete from risk_schedule_conflict where contractor_id = ${contractorId}
    and (schedule_id = ${id} and other_id <> all (${ids(otherIds)})
      or ${bothSides} and other_id = ${id} and schedule_id <> all (${ids(otherIds)}))`.execute(tx);
};

export type AcceptanceRow = { readonly signature: string; readonly reason: string; readonly by: string | null };
/** Reasons of acceptances; none in the scope of a supplier. */
export const acceptancesOf = async (tx: Tx, contractorId: number, signatures: readonly string[]): Promise<readonly AcceptanceRow[]> =>
  tx
    .selectFrom("risk_conflict_acceptance")
    .where("contractor_id", "=", contractorId)
    .where("signature", "in", [...signatures, ""])
    .select(["signature", "reason", "accepted_by_name as by"])
    .execute();

type Accepted = { readonly signature: string; readonly reason: string };
type By = { readonly now: Date; readonly account: { readonly id: number; readonly name: string } };
export const writeAcceptances = async (
  tx: Tx,
  contractorId: number,
  { accepted, now, account }: By & { readonly accepted: readonly Accepted[] },
): Promise<void> => {
  for (const { signature, reason } of accepted)
    await sql`insert into risk_conflict_acceptance (contractor_id, signature, reason, accepted_at, accepted_by_id, accepted_by_name)
      values (${contractorId}, ${signature}, ${reason}, ${now}, ${account.id}, ${account.name})
      on conflict (contractor_id, signature) do update set reason = excluded.reason, accepted_at = excluded.accepted_at,
        accepted_by_id = excluded.accepted_by_id, accepted_by_name = excluded.accepted_by_name`.execute(tx);
};

export type SeenSchedule = { readonly id: number; readonly providerName: string; readonly projectName: string };
/** Those of the schedules that the user sees. */
export const seenAmong = async (
  tx: Tx,
  visible: VisibleSchedules,
  conflicts: readonly Keyed[],
): Promise<ReadonlyMap<number, SeenSchedule>> => {
  const { rows } = await sql<SeenSchedule>`select s.id, c.trading_name as "providerName", p.name as "projectName"
    from risk_schedule s join company c on c.id = s.provider_id join project p on p.contractor_id = s.contractor_id and p.id = s.project_id
    where s.id = any (${ids(conflicts.map(({ other }) => other.id))}) and ${isVisible(visible)}`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Names of areas of a contractor. */
export const areaNames = async (tx: Tx, contractorId: number, areaIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx
    .selectFrom("department")
    .where("contractor_id", "=", contractorId)
    .where("id", "in", [...areaIds, 0])
    .select(["id", "name"])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** A schedule of a user does not wait for the conflict with one that a run planned: only the latter waits until a user accepts it. */
export const hasOpenConflict = async (tx: Tx, { contractorId, id }: Ref): Promise<boolean> => {
  const { rows } = await sql<{ isOpen: boolean }>`select exists (select from risk_schedule_conflict k
      join risk_schedule own on own.contractor_id = k.contractor_id and own.id = k.schedule_id
      left join risk_schedule other on other.contractor_id = k.contractor_id and other.id = k.other_id
    where k.contractor_id = ${contractorId} and k.schedule_id = ${id} and k.accepted_at is null
      and (own.auto_state = 'planned' or other.auto_state is distinct from 'planned')) as "isOpen"`.execute(tx);
  return rows[0]?.isOpen === true;
};

type Queued = Ref & { readonly job: "schedules.settle-conflicts" | "schedules.settle-table" };
export const queueConflictJob = async (tx: Tx, { job, contractorId, id }: Queued): Promise<void> => {
  await sql`select enqueue(${job}, json_build_object('contractorId', ${contractorId}::bigint, 'id', ${id}::bigint), ${`${job} ${contractorId} ${id}`})`.execute(
    tx,
  );
};

/** Queues the causes of schedules. */
export const queueCausesOf = async (tx: Tx, contractorId: number, scheduleIds: readonly number[]): Promise<void> => {
  await sql`select enqueue('schedules.settle-causes', json_build_object('contractorId', s.contractor_id, 'providerId', s.provider_id, 'id', s.id),
      'schedules.settle-causes ' || s.id)
    from risk_schedule s where s.contractor_id = ${contractorId} and s.id = any (${ids(scheduleIds)})`.execute(tx);
};

export type PlacedSchedule = Occupation & { readonly facilityId: number; readonly isCancelled: boolean };
/** A schedule as its conflicts see it. */
export const placedSchedule = async (tx: Tx, { contractorId, id }: Ref): Promise<PlacedSchedule | undefined> => {
  const { rows } = await sql<PlacedSchedule>`select s.id, s.facility_id as "facilityId", s.department_id as "departmentId",
      to_char(s.starts_at, 'YYYY-MM-DD HH24:MI') as "startsAt", to_char(s.over_at, 'YYYY-MM-DD HH24:MI') as "overAt",
      s.is_cancelled as "isCancelled",
      array(select a.activity_id from risk_schedule_activity a where a.contractor_id = s.contractor_id and a.schedule_id = s.id) as "activityIds",
      (select count(*)::int from risk_schedule_person p where p.contractor_id = s.contractor_id and p.schedule_id = s.id) as people
    from risk_schedule s where s.contractor_id = ${contractorId} and s.id = ${id}`.execute(tx);
  return rows[0];
};

/** The next schedules of a contractor that are not over, by id. */
export const schedulesAhead = async (
  tx: Tx,
  contractorId: number,
  { after, now, atMost }: { readonly after: number; readonly now: string; readonly atMost: number },
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`select id from risk_schedule where contractor_id = ${contractorId} and id > ${after}
    and not is_cancelled and over_at > ${now}::timestamp order by id limit ${atMost}`.execute(tx);
  return rows.map(({ id }) => id);
};
