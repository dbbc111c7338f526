import { sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { violatesExclusion } from "../../../platform/database/violations.ts";
import type { Activity } from "../rules/activity.ts";
import type { Member } from "../rules/team.ts";

type Ref = { readonly contractorId: number; readonly id: number };
type Written = {
  readonly facilityId: number;
  readonly departmentId: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly description: string;
  readonly precautions: string;
  readonly supervisorId: number | null;
};
type NewSchedule = Written & {
  readonly contractorId: number;
  readonly providerId: number;
  readonly projectId: number;
  readonly now: Date;
  readonly side: Side;
  readonly account: { readonly id: number; readonly name: string };
};

const columnsOf = (schedule: Written) => ({
  facility_id: schedule.facilityId,
  department_id: schedule.departmentId,
  starts_at: schedule.startsAt,
  ends_at: schedule.endsAt,
  description: schedule.description,
  precautions: schedule.precautions,
  supervisor_id: schedule.supervisorId,
});

export const insertSchedule = async (tx: Tx, { account, side, now, ...schedule }: NewSchedule): Promise<number> => {
  const { id } = await tx
    .insertInto("risk_schedule")
    .values({
      contractor_id: schedule.contractorId,
      provider_id: schedule.providerId,
      project_id: schedule.projectId,
      ...columnsOf(schedule),
      created_at: now,
      created_side: side,
      created_by_id: account.id,
      created_by_name: account.name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

export const updateSchedule = (tx: Tx, { contractorId, id }: Ref, schedule: Written) =>
  tx
    .updateTable("risk_schedule")
    .set({ ...columnsOf(schedule), version: sql`version + 1` })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();

type Shared = Ref & { readonly providerId: number };
export const replaceActivities = async (
  tx: Tx,
  { contractorId, id, providerId }: Shared,
  activities: readonly Activity[],
): Promise<void> => {
  await tx.deleteFrom("risk_schedule_activity").where("contractor_id", "=", contractorId).where("schedule_id", "=", id).execute();
  await tx
    .insertInto("risk_schedule_activity")
    .values(
      activities.map((activity) => ({
        contractor_id: contractorId,
        schedule_id: id,
        provider_id: providerId,
        activity_owner_id: activity.ownerId,
        activity_id: activity.id,
        activity_version: activity.version,
      })),
    )
    .execute();
};

/** Adds workers with the area and span of the schedule, in the order of their ids, so that two requests wait for each other in one order. */
export const addMembers = async (tx: Tx, { contractorId, id }: Ref, members: readonly Member[]): Promise<void> => {
  if (members.length === 0) return;
  await sql`insert into risk_schedule_person (contractor_id, schedule_id, provider_id, worker_id, worker_name, part, department_id, starts_at,
      over_at, is_cancelled)
    select s.contractor_id, s.id, s.provider_id, w.id, w.name, m.part, s.department_id, s.starts_at, s.over_at, s.is_cancelled
    from risk_schedule s
      join unnest(${members.map(({ employeeId }) => employeeId)}::bigint[], ${members.map(({ part }) => part)}::text[]) m (worker_id, part) on true
      join worker w on w.provider_id = s.provider_id and w.id = m.worker_id
    where s.contractor_id = ${contractorId} and s.id = ${id} order by w.id`.execute(tx);
};

export const removeMembers = async (tx: Tx, { contractorId, id }: Ref, workerIds: readonly number[]): Promise<void> => {
  if (workerIds.length === 0) return;
  await tx
    .deleteFrom("risk_schedule_person")
    .where("contractor_id", "=", contractorId)
    .where("schedule_id", "=", id)
    .where("worker_id", "in", [...workerIds])
    .execute();
};

export const changeParts = async (tx: Tx, { contractorId, id }: Ref, members: readonly Member[]): Promise<void> => {
  if (members.length === 0) return;
  await sql`update risk_schedule_person p set part = m.part
    from unnest(${members.map(({ employeeId }) => employeeId)}::bigint[], ${members.map(({ part }) => part)}::text[]) m (worker_id, part)
    where p.contractor_id = ${contractorId} and p.schedule_id = ${id} and p.worker_id = m.worker_id`.execute(tx);
};

/** Runs of the automatic plan leave a schedule that a user changed or cancelled. */
const takenOver = sql<"taken_over" | null>`case when auto_state is not null then 'taken_over' end`;
export const takeOver = (tx: Tx, { contractorId, id }: Ref) =>
  tx
    .updateTable("risk_schedule")
    .set({ auto_state: takenOver })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .where("auto_state", "=", "planned")
    .execute();

export const cancelScheduleRow = (tx: Tx, { contractorId, id }: Ref, { reason, now }: { readonly reason: string; readonly now: Date }) =>
  tx
    .updateTable("risk_schedule")
    .set({ cancelled_at: now, cancel_reason: reason, version: sql`version + 1`, auto_state: takenOver })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();

/** Runs writes in a savepoint. False, with the writes undone, if a worker is booked in another area at that time. */
export const unlessDoubleBooked = async (tx: Tx, write: () => Promise<void>): Promise<boolean> => {
  await sql`savepoint booking`.execute(tx);
  try {
    await write();
  } catch (error) {
    if (!violatesExclusion(error, "risk_schedule_person_once")) throw error;
    await sql`rollback to savepoint booking`.execute(tx);
    return false;
  }
  await sql`release savepoint booking`.execute(tx);
  return true;
};
