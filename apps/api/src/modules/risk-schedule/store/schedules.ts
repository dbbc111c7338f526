// Single schedules with their team.
import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleSchedules } from "../policy.ts";
import { isVisible } from "./visible-schedules.ts";

type NamedRow = { readonly id: number; readonly name: string };
/** Columns that the list and the single schedule share. */
export type ScheduleFields = {
  readonly id: number;
  readonly contractorId: number;
  readonly companyName: string;
  readonly providerId: number;
  readonly providerName: string;
  readonly projectId: number;
  readonly projectName: string;
  readonly facilityId: number;
  readonly facilityName: string;
  readonly departmentId: number;
  readonly departmentName: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly overAt: string;
  readonly suspendedFrom: string | null;
  readonly isCancelled: boolean;
  readonly isAutomatic: boolean;
  readonly supervisor: NamedRow | null;
};
export const scheduleColumns: RawBuilder<unknown> = sql`s.id, s.contractor_id as "contractorId", c.trading_name as "companyName",
  s.provider_id as "providerId", pr.trading_name as "providerName", s.project_id as "projectId", p.name as "projectName",
  s.facility_id as "facilityId", f.name as "facilityName", s.department_id as "departmentId", d.name as "departmentName",
  s.starts_at as "startsAt", s.ends_at as "endsAt", s.over_at as "overAt", s.suspended_from as "suspendedFrom", s.is_cancelled as "isCancelled",
  s.auto_state is not null as "isAutomatic", (select json_build_object('id', sp.worker_id, 'name', sp.worker_name) from risk_schedule_person sp
    where sp.contractor_id = s.contractor_id and sp.schedule_id = s.id and sp.worker_id = s.supervisor_id) as supervisor`;
export const scheduleJoins: RawBuilder<unknown> = sql`join company c on c.id = s.contractor_id join company pr on pr.id = s.provider_id
  join project p on p.contractor_id = s.contractor_id and p.id = s.project_id
  join facility f on f.contractor_id = s.contractor_id and f.id = s.facility_id
  join department d on d.contractor_id = s.contractor_id and d.id = s.department_id`;

export type StoredSchedule = ScheduleFields & {
  readonly version: number;
  readonly description: string;
  readonly precautions: string;
  readonly supervisorId: number | null;
  readonly cancelReason: string | null;
  readonly createdAt: Date;
  readonly createdSide: Side;
  readonly createdByName: string | null;
};
type Options = { readonly id: number; readonly toChange?: boolean };

/** A visible schedule. `toChange` locks it until the transaction ends. */
export const findSchedule = async (
  tx: Tx,
  visible: VisibleSchedules,
  { id, toChange = false }: Options,
): Promise<StoredSchedule | undefined> => {
  const statement = sql<StoredSchedule>`select ${scheduleColumns}, s.version, s.description, s.precautions,
      s.supervisor_id as "supervisorId", s.cancel_reason as "cancelReason", s.created_at as "createdAt", s.created_side as "createdSide",
      s.created_by_name as "createdByName"
    from risk_schedule s ${scheduleJoins} where s.id = ${id} and ${isVisible(visible)}
    ${toChange ? sql`for no key update of s` : sql``}`;
  return (await reusePlan(statement).execute(tx)).rows[0];
};

export type StoredMember = { readonly employeeId: number; readonly name: string; readonly role: string; readonly part: TeamPart };
type Ref = { readonly contractorId: number; readonly id: number };

/** The team of a schedule by name. */
export const teamOf = async (tx: Tx, { contractorId, id }: Ref): Promise<readonly StoredMember[]> => {
  const { rows } = await sql<StoredMember>`select sp.worker_id as "employeeId", sp.worker_name as name, w.role, sp.part
    from risk_schedule_person sp join worker w on w.provider_id = sp.provider_id and w.id = sp.worker_id
    where sp.contractor_id = ${contractorId} and sp.schedule_id = ${id} order by sp.worker_name, sp.worker_id`.execute(tx);
  return rows;
};

/** The supplier of each schedule. */
export const providersOfSchedules = async (tx: Tx, contractorId: number, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx
    .selectFrom("risk_schedule")
    .where("contractor_id", "=", contractorId)
    .where("id", "in", [...ids, 0])
    .select(["id", "provider_id"])
    .execute();
  return new Map(rows.map((row) => [row.id, row.provider_id]));
};
