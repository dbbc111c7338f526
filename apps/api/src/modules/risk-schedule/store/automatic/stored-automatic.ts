// Automatic schedules as they are stored.
import { sql } from "kysely";
import type { IsoDay } from "../../../../kernel/dates.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { StoredAutomatic, WorkerBooking } from "../../rules/automatic/unit-facts.ts";
import { automaticKey } from "../../rules/automatic/wanted-schedules.ts";
import { ids } from "../visible-schedules.ts";

/** Automatic schedules that no user changed and that have not begun. */
const isRemovable = (now: string) => sql`s.auto_state = 'planned' and s.starts_at > ${now}::timestamp`;

export const countRemovable = async (tx: Tx, contractorId: number, now: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from risk_schedule s
    where s.contractor_id = ${contractorId} and s.auto_day >= ${now}::date and ${isRemovable(now)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

type UnitCount = { readonly facilityId: number; readonly count: number };
/** Units with schedules that a run may remove, from a day on. */
export const unitsAhead = async (
  tx: Tx,
  contractorId: number,
  { first, now }: { readonly first: IsoDay; readonly now: string },
): Promise<readonly UnitCount[]> => {
  const { rows } = await sql<UnitCount>`select s.facility_id as "facilityId", count(*)::int as count from risk_schedule s
    where s.contractor_id = ${contractorId} and s.auto_day >= ${first}::date and ${isRemovable(now)} group by 1`.execute(tx);
  return rows;
};

type Filter = {
  readonly contractorId: number;
  readonly facilityId: number;
  readonly projectIds: readonly number[];
  readonly first: IsoDay;
  readonly last: IsoDay;
  readonly now: string;
};
type Row = Omit<StoredAutomatic, "key"> & {
  readonly projectId: number;
  readonly providerId: number;
  readonly ownerId: number;
  readonly activityId: number;
  readonly day: IsoDay;
  readonly activityName: string;
};
export type AutomaticRow = StoredAutomatic & Pick<Row, "providerId" | "activityName" | "day">;
const minute = (column: string) => sql`to_char(s.${sql.ref(column)}, 'YYYY-MM-DD HH24:MI')`;

/** Automatic schedules of these days in a unit or of these projects, whatever a user did with them. Those that have begun are left out. */
export const automaticIn = async (
  tx: Tx,
  { contractorId, facilityId, projectIds, first, last, now }: Filter,
): Promise<readonly AutomaticRow[]> => {
  const { rows } =
    await sql<Row>`select s.id, s.project_id as "projectId", s.provider_id as "providerId", s.auto_activity_owner_id as "ownerId",
      s.auto_activity_id as "activityId", s.auto_day as day, s.auto_state as state,
      s.facility_id as "facilityId", s.department_id as "departmentId", ${minute("starts_at")} as "startsAt", ${minute("over_at")} as "overAt",
      a.name as "activityName", array(select p.worker_id from risk_schedule_person p where p.contractor_id = s.contractor_id
        and p.schedule_id = s.id order by p.worker_id) as "workerIds"
    from risk_schedule s join risk_activity a on a.owner_id = s.auto_activity_owner_id and a.id = s.auto_activity_id
    where s.contractor_id = ${contractorId} and s.auto_day between ${first}::date and ${last}::date
      and (s.facility_id = ${facilityId} or s.project_id = any (${ids(projectIds)}))
      and (s.auto_state <> 'planned' or s.starts_at > ${now}::timestamp)
    order by s.id`.execute(tx);
  return rows.map((row) => ({ ...row, key: automaticKey(row, row.day) }));
};

/** Of these schedules, those that no user has changed since and that no request changes now. A locked one waits for the next run. */
export const lockUnchanged = async (tx: Tx, contractorId: number, scheduleIds: readonly number[]): Promise<ReadonlySet<number>> => {
  if (scheduleIds.length === 0) return new Set();
  const { rows } = await sql<{
    id: number;
  }>`select id from risk_schedule where contractor_id = ${contractorId} and id = any (${ids(scheduleIds)})
    and auto_state in ('planned', 'removed') order by id for no key update skip locked`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

type Window = { readonly contractorId: number; readonly startsAt: string; readonly overAt: string };
type Workers = { readonly providerIds: readonly number[]; readonly workerIds: readonly number[]; readonly except: readonly number[] };
/** Bookings of workers at the contractor in a span of time, without those of some schedules. */
export const bookingsWithout = async (
  tx: Tx,
  { contractorId, startsAt, overAt }: Window,
  { providerIds, workerIds, except }: Workers,
): Promise<ReadonlyMap<number, readonly WorkerBooking[]>> => {
  const { rows } = await sql<WorkerBooking & { workerId: number }>`select s.worker_id as "workerId", s.department_id as "departmentId",
      ${minute("starts_at")} as "startsAt", ${minute("over_at")} as "overAt"
    from risk_schedule_person s where s.provider_id = any (${ids(providerIds)}) and s.worker_id = any (${ids(workerIds)})
      and s.contractor_id = ${contractorId} and not s.is_cancelled and s.over_at > ${startsAt}::timestamp and s.starts_at < ${overAt}::timestamp
      and s.schedule_id <> all (${ids(except)})`.execute(tx);
  return Map.groupBy(rows, ({ workerId }) => workerId);
};

/** Signatures of accepted conflicts of these schedules. */
export const acceptedSignatures = async (tx: Tx, contractorId: number, scheduleIds: readonly number[]): Promise<ReadonlySet<string>> => {
  if (scheduleIds.length === 0) return new Set();
  const { rows } = await sql<{ signature: string }>`select signature from risk_schedule_conflict where contractor_id = ${contractorId}
    and schedule_id = any (${ids(scheduleIds)}) and accepted_at is not null`.execute(tx);
  return new Set(rows.map(({ signature }) => signature));
};
