// Devices of the gate. Hashes of secrets are written and never read.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

export type StoredDevice = {
  readonly contractorId: number;
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly enrolledAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
};
export type DeviceProject = { readonly id: number; readonly name: string };
export type DeviceWithProjects = StoredDevice & { readonly projects: readonly DeviceProject[] };

const columns = sql`d.contractor_id as "contractorId", d.id, d.name, d.created_at as "createdAt", d.enrolled_at as "enrolledAt",
  d.last_used_at as "lastUsedAt", d.revoked_at as "revokedAt"`;
const projects = sql`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
  from gate_device_project dp join project p on p.contractor_id = dp.contractor_id and p.id = dp.project_id and p.state <> 'removed'
  where dp.contractor_id = d.contractor_id and dp.device_id = d.id) as projects`;

/** Devices of a contractor: valid ones first, the newest first. */
export const devicesOf = async (
  tx: Tx,
  contractorId: number,
  { offset, atMost }: { readonly offset: number; readonly atMost: number },
): Promise<readonly DeviceWithProjects[]> => {
  const { rows } = await sql<DeviceWithProjects>`select ${columns}, ${projects} from gate_device d where d.contractor_id = ${contractorId}
    order by (d.revoked_at is not null), d.id desc limit ${atMost} offset ${offset}`.execute(tx);
  return rows;
};

export const countDevicesOf = async (tx: Tx, contractorId: number): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`select count(*) as total from gate_device
    where contractor_id = ${contractorId}`.execute(tx);
  return rows[0]?.total ?? 0;
};

/** A device that passes row-level security; the caller must check the policy. */
export const findDevice = async (tx: Tx, id: number): Promise<DeviceWithProjects | undefined> => {
  const { rows } = await sql<DeviceWithProjects>`select ${columns}, ${projects} from gate_device d where d.id = ${id}`.execute(tx);
  return rows[0];
};

type New = { readonly contractorId: number; readonly name: string; readonly createdAt: Date };
export const insertDevice = async (tx: Tx, { contractorId, name, createdAt }: New): Promise<number> => {
  const { id } = await tx
    .insertInto("gate_device")
    .values({ contractor_id: contractorId, name, created_at: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

type DeviceKey = { readonly contractorId: number; readonly id: number };
type Change = {
  readonly name?: string;
  readonly enrolment_hash?: string | null;
  readonly enrolment_until?: Date | null;
  readonly revoked_at?: Date;
};
/** Returns false for a device that was revoked meanwhile. */
export const updateDevice = async (tx: Tx, { contractorId, id }: DeviceKey, change: Change): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("gate_device")
    .set(change)
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const replaceDeviceProjects = async (tx: Tx, { contractorId, id }: DeviceKey, projectIds: readonly number[]): Promise<void> => {
  await tx.deleteFrom("gate_device_project").where("contractor_id", "=", contractorId).where("device_id", "=", id).execute();
  await tx
    .insertInto("gate_device_project")
    .values(projectIds.map((projectId) => ({ contractor_id: contractorId, device_id: id, project_id: projectId })))
    .execute();
};

type Search = { readonly contractorId: number; readonly name: string; readonly atMost: number };
/** Active projects of the contractor by name. */
export const activeProjects = async (tx: Tx, { contractorId, name, atMost }: Search): Promise<readonly DeviceProject[]> => {
  const { rows } = await sql<DeviceProject>`select id, name from project where contractor_id = ${contractorId} and state = 'active'
    and not is_draft and plain_name like found_anywhere(${name}) order by name, id limit ${atMost}`.execute(tx);
  return rows;
};

/** How many of these are projects of the contractor and no drafts. */
export const countProjects = async (tx: Tx, contractorId: number, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`select count(*) as total from project where contractor_id = ${contractorId}
    and id = any (${[...ids]}::bigint[]) and state <> 'removed' and not is_draft`.execute(tx);
  return rows[0]?.total ?? 0;
};

type Enrolment = { readonly enrolmentHash: string; readonly keyHash: string; readonly at: Date; readonly address: string };
export type EnrolledDevice = { readonly name: string; readonly companyName: string };
/** Exchanges an enrolment for a key, once. */
export const enrolByHash = async (tx: Tx, { enrolmentHash, keyHash, at, address }: Enrolment): Promise<EnrolledDevice | undefined> => {
  const { rows } = await sql<EnrolledDevice>`select name, company_name as "companyName"
    from enrol_gate_device(${enrolmentHash}, ${keyHash}, ${at}, ${address})`.execute(tx);
  return rows[0];
};
