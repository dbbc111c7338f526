// Workers of a supplier for a team, what is declared for them, and their other bookings.
import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { ids } from "./visible-schedules.ts";

type Project = { readonly contractorId: number; readonly projectId: number; readonly providerId: number };
type Filter = {
  readonly name?: string | undefined;
  readonly workerIds?: readonly number[] | undefined;
  /** Links that ended before this day do not count. */
  readonly day: IsoDay;
  readonly atMost: number;
};
export type CandidateRow = { readonly id: number; readonly name: string; readonly role: string; readonly status: WorkerStatus };

/** Workers with a link to the project, those who may work today first; or these workers of the supplier, also without a link. */
export const listCandidateRows = async (
  tx: Tx,
  { contractorId, projectId, providerId }: Project,
  { name, workerIds, day, atMost }: Filter,
): Promise<readonly CandidateRow[]> => {
  const [join, isChosen] = workerIds === undefined ? [sql`join`, sql`true`] : [sql`left join`, sql`w.id = any (${ids(workerIds)})`];
  const { rows } = await sql<CandidateRow>`select w.id, w.name, w.role, w.status
    from worker w ${join} (select distinct on (l.worker_id) l.worker_id, l.standing from project_worker l
        where l.contractor_id = ${contractorId} and l.project_id = ${projectId} and l.provider_id = ${providerId}
          and (l.end_date is null or l.end_date >= ${day}::date)
        order by l.worker_id, l.hiring_date) pw on pw.worker_id = w.id
    where w.provider_id = ${providerId} and w.removed_at is null and ${isChosen}
      and (${name ?? null}::text is null or strpos(plain_text(w.name), plain_text(${name ?? ""})) > 0)
    order by pw.standing is distinct from 'may_work', w.name, w.id limit ${atMost}`.execute(tx);
  return rows;
};

/** Ids of the risk activities that the activity types of each worker have. */
export const declaredActivities = async (
  tx: Tx,
  providerId: number,
  workerIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
  const { rows } = await sql<{
    workerId: number;
    activityId: number;
  }>`select distinct wa.worker_id as "workerId", r.activity_id as "activityId"
    from worker_activity_type wa
      join activity_type_risk r on r.provider_id = wa.provider_id and r.activity_type_id = wa.activity_type_id
    where wa.provider_id = ${providerId} and wa.worker_id = any (${ids(workerIds)})`.execute(tx);
  const byWorker = Map.groupBy(rows, ({ workerId }) => workerId);
  return new Map([...byWorker].map(([workerId, own]) => [workerId, new Set(own.map(({ activityId }) => activityId))]));
};

export type BookingRow = {
  readonly id: number;
  readonly contractorId: number;
  readonly companyName: string;
  readonly providerId: number;
  readonly projectId: number;
  readonly projectName: string;
  readonly facilityName: string;
  readonly departmentId: number;
  readonly departmentName: string;
  readonly workerId: number;
  readonly workerName: string;
  readonly startsAt: string;
  readonly endsAt: string;
};
type Span = { readonly startsAt: string; readonly overAt: string };
type BookingFilter = Span & {
  readonly providerId: number;
  readonly workerIds: readonly number[];
  /** The schedule itself does not count. */
  readonly exceptId?: number | undefined;
  /** The contractor of the schedule, and whether bookings at other contractors are included. */
  readonly contractorId: number;
  readonly withOthers: boolean;
};

const bookingColumns = sql`s.id, s.contractor_id as "contractorId", c.trading_name as "companyName", s.provider_id as "providerId",
  s.project_id as "projectId", p.name as "projectName", f.name as "facilityName", s.department_id as "departmentId", d.name as "departmentName",
  sp.worker_id as "workerId", sp.worker_name as "workerName", s.starts_at as "startsAt", s.ends_at as "endsAt"`;
const bookingJoins = sql`join risk_schedule s on s.contractor_id = sp.contractor_id and s.id = sp.schedule_id
  join company c on c.id = s.contractor_id
  join project p on p.contractor_id = s.contractor_id and p.id = s.project_id
  join facility f on f.contractor_id = s.contractor_id and f.id = s.facility_id
  join department d on d.contractor_id = s.contractor_id and d.id = s.department_id`;

/** Schedules of workers that overlap a span, as far as the companies of the scope read them. */
export const bookingsOf = async (tx: Tx, filter: BookingFilter): Promise<readonly BookingRow[]> => {
  const { providerId, workerIds, startsAt, overAt, exceptId = 0, contractorId, withOthers } = filter;
  if (workerIds.length === 0) return [];
  const { rows } = await sql<BookingRow>`select ${bookingColumns}
    from risk_schedule_person sp ${bookingJoins}
    where sp.provider_id = ${providerId} and sp.worker_id = any (${ids(workerIds)}) and not sp.is_cancelled
      and sp.over_at > ${startsAt}::timestamp and sp.starts_at < ${overAt}::timestamp and s.id <> ${exceptId}
      and (sp.contractor_id = ${contractorId} or ${withOthers})
    order by s.starts_at, s.id, sp.worker_name`.execute(tx);
  return rows;
};

type Ref = { readonly contractorId: number; readonly id: number };
/**
 * Schedules of the persons of a team through other suppliers of the contractor, in another area at the same time. `teamWorkerId` is the worker of the
 * team. Only in the scope of the contractor: a supplier does not learn where else a person works.
 */
export const samePersonBookings = async (
  tx: Tx,
  { contractorId, id }: Ref,
): Promise<readonly (BookingRow & { readonly teamWorkerId: number })[]> => {
  const statement = sql<BookingRow & { readonly teamWorkerId: number }>`select own.worker_id as "teamWorkerId", ${bookingColumns}
    from risk_schedule_person own
      join worker w on w.provider_id = own.provider_id and w.id = own.worker_id
      join worker w2 on w2.person_id = w.person_id and w2.removed_at is null and w2.provider_id <> w.provider_id
      join risk_schedule_person sp on sp.provider_id = w2.provider_id and sp.worker_id = w2.id and sp.contractor_id = own.contractor_id
        and not sp.is_cancelled and sp.over_at > own.starts_at and sp.starts_at < own.over_at and sp.department_id <> own.department_id
      ${bookingJoins}
    where own.contractor_id = ${contractorId} and own.schedule_id = ${id} and not own.is_cancelled
    order by s.starts_at, s.id`;
  return (await reusePlan(statement).execute(tx)).rows;
};
