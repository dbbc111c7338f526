// Stored causes of suspension, and the schedules whose causes are to be computed again.
import type { NoticeDetails } from "@emdia/contract/notices/notice.ts";
import type { SuspensionCause } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Settlement, StoredCause } from "../rules/suspension.ts";
import { ids } from "./visible-schedules.ts";

type Ref = { readonly contractorId: number; readonly id: number };
type Row = Omit<StoredCause, "reason"> & { readonly reason: string };
const MINUTE_LENGTH = 16;

export const causesOfSchedule = async (tx: Tx, { contractorId, id }: Ref): Promise<readonly StoredCause[]> => {
  const rows: readonly Row[] = await tx
    .selectFrom("risk_schedule_cause")
    .select(["worker_id as workerId", "reason", "note", "holds_from as holdsFrom"])
    .where("contractor_id", "=", contractorId)
    .where("schedule_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, reason: row.reason as SuspensionCause, holdsFrom: row.holdsFrom.slice(0, MINUTE_LENGTH) }));
};

const columns = (causes: readonly StoredCause[]) => sql`json_to_recordset(${JSON.stringify(causes)}::json)
  c ("workerId" bigint, reason text, note text, "holdsFrom" timestamp)`;
const isSame = sql`k.worker_id is not distinct from c."workerId" and k.reason = c.reason and k.note is not distinct from c.note`;

type Shared = Ref & { readonly providerId: number };
/** Writes the difference, and the earliest moment to the schedule. Causes up to `noticedUntil` need no notice: the planner saves them. */
export const writeCauses = async (
  tx: Tx,
  { contractorId, id, providerId }: Shared,
  { added, ended, moved, suspendedFrom, noticedUntil }: Settlement & { readonly noticedUntil?: string },
): Promise<void> => {
  const own = sql`k.contractor_id = ${contractorId} and k.schedule_id = ${id}`;
  if (ended.length > 0) await sql`delete from risk_schedule_cause k using ${columns(ended)} where ${own} and ${isSame}`.execute(tx);
  if (moved.length > 0)
    await sql`update risk_schedule_cause k set holds_from = c."holdsFrom" from ${columns(moved)} where ${own} and ${isSame}`.execute(tx);
  if (added.length > 0)
    await sql`insert into risk_schedule_cause (contractor_id, schedule_id, provider_id, worker_id, reason, note, holds_from, noticed)
      select ${contractorId}::bigint, ${id}::bigint, ${providerId}::bigint, "workerId", reason, note, "holdsFrom",
        coalesce("holdsFrom" <= ${noticedUntil ?? null}::timestamp, false) from ${columns(added)}`.execute(tx);
  await sql`update risk_schedule s set suspended_from = ${suspendedFrom}::timestamp
    where s.contractor_id = ${contractorId} and s.id = ${id} and s.suspended_from is distinct from ${suspendedFrom}::timestamp`.execute(tx);
};

type Unnoticed = { readonly workerId: number | null; readonly reason: string };
/** Marks the causes that hold and were not noticed yet, and returns them. */
export const takeUnnoticed = async (tx: Tx, { contractorId, id }: Ref, now: string): Promise<readonly Unnoticed[]> => {
  const { rows } = await sql<Unnoticed>`update risk_schedule_cause set noticed = true
    where contractor_id = ${contractorId} and schedule_id = ${id} and not noticed and holds_from <= ${now}::timestamp
    returning worker_id as "workerId", reason`.execute(tx);
  return rows;
};

type Notice = { readonly details: NoticeDetails; readonly at: Date };
/** Writes a notice to the persons of the schedule. */
export const notifyAboutSchedule = async (tx: Tx, { contractorId, id }: Ref, { details, at }: Notice): Promise<void> => {
  await sql`select notify_about_schedule(${contractorId}, ${id}, ${JSON.stringify(details)}::json, ${at})`.execute(tx);
};

export const deleteRevalidation = async (tx: Tx, { contractorId, id }: Ref): Promise<void> => {
  await tx
    .deleteFrom("risk_schedule_cause")
    .where("contractor_id", "=", contractorId)
    .where("schedule_id", "=", id)
    .where("reason", "=", "revalidation")
    .execute();
};

type Workers = { readonly providerId: number; readonly workerIds: readonly number[]; readonly now: string };
/** Queues a job for each schedule of these workers that is not over, once per schedule. */
export const queueSchedulesOf = async (tx: Tx, { providerId, workerIds, now }: Workers): Promise<void> => {
  await sql`select enqueue('schedules.settle-causes', json_build_object('contractorId', s.contractor_id, 'providerId', s.provider_id, 'id', s.id),
      'schedules.settle-causes ' || s.id)
    from (select distinct p.contractor_id, p.schedule_id as id, p.provider_id from risk_schedule_person p
      where p.provider_id = ${providerId} and p.worker_id = any (${ids(workerIds)}) and not p.is_cancelled and p.over_at > ${now}::timestamp
      order by p.schedule_id) s`.execute(tx);
};

/** A schedule of both companies, locked. */
export const lockToSettle = async (tx: Tx, { contractorId, id }: Ref) => {
  const { rows } = await sql<{
    contractorId: number;
    providerId: number;
    projectId: number;
    id: number;
    startsAt: string;
    overAt: string;
    isCancelled: boolean;
    supervisorId: number | null;
    facilityName: string;
    departmentName: string;
    isProjectRemoved: boolean;
  }>`select s.contractor_id as "contractorId", s.provider_id as "providerId", s.project_id as "projectId", s.id, s.starts_at as "startsAt",
      s.over_at as "overAt", s.is_cancelled as "isCancelled", s.supervisor_id as "supervisorId", f.name as "facilityName",
      d.name as "departmentName", p.state = 'removed' as "isProjectRemoved"
    from risk_schedule s join project p on p.contractor_id = s.contractor_id and p.id = s.project_id
      join facility f on f.contractor_id = s.contractor_id and f.id = s.facility_id
      join department d on d.contractor_id = s.contractor_id and d.id = s.department_id
    where s.contractor_id = ${contractorId} and s.id = ${id} for no key update of s`.execute(tx);
  return rows[0];
};
