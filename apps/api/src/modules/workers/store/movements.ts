import type { MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { MovementStatus } from "@emdia/contract/workers/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Movement, ProjectRef } from "../rules/movement.ts";
import type { WorkerKey } from "./workers.ts";

export type StoredMovement = Movement & { readonly workerId: number; readonly reason: string | null; readonly createdAt: Date };
/** Stored fields of a movement. */
export type WrittenMovement = Omit<Movement, "id"> & { readonly reason: string | null };
export type WorkersOf = { readonly providerId: number; readonly workerIds: readonly number[] };

type Row = {
  readonly id: number;
  readonly worker_id: number;
  readonly kind: MovementKind;
  readonly status: MovementStatus;
  readonly contractor_id: number | null;
  readonly project_id: number | null;
  readonly from_contractor_id: number | null;
  readonly from_project_id: number | null;
  readonly start_date: IsoDay;
  readonly end_date: IsoDay | null;
  readonly reason: string | null;
  readonly new_role: string | null;
  readonly exposed_to_risk: boolean | null;
  readonly created_at: Date;
};

const refOf = (contractorId: number | null, projectId: number | null): ProjectRef | null =>
  contractorId === null || projectId === null ? null : { contractorId, projectId };

const movementFrom = (row: Row): StoredMovement => ({
  id: row.id,
  workerId: row.worker_id,
  kind: row.kind,
  status: row.status,
  project: refOf(row.contractor_id, row.project_id),
  from: refOf(row.from_contractor_id, row.from_project_id),
  startDate: row.start_date,
  endDate: row.end_date,
  reason: row.reason,
  newRole: row.new_role,
  exposedToRisk: row.exposed_to_risk,
  createdAt: row.created_at,
});

const rowOf = ({ kind, status, project, from, startDate, endDate, reason, newRole, exposedToRisk }: WrittenMovement) => ({
  kind,
  status,
  contractor_id: project?.contractorId ?? null,
  project_id: project?.projectId ?? null,
  from_contractor_id: from?.contractorId ?? null,
  from_project_id: from?.projectId ?? null,
  start_date: startDate,
  end_date: endDate,
  reason,
  new_role: newRole,
  exposed_to_risk: exposedToRisk,
});

const columns = sql`id, worker_id, kind, status, contractor_id, project_id, from_contractor_id, from_project_id,
  start_date, end_date, reason, new_role, exposed_to_risk, created_at`;

/** All movements of workers of one supplier. */
export const movementsOf = async (tx: Tx, { providerId, workerIds }: WorkersOf): Promise<readonly StoredMovement[]> => {
  const { rows } = await sql<Row>`select ${columns} from movement
    where provider_id = ${providerId} and worker_id = any (${[...workerIds]}::bigint[]) order by worker_id, start_date, id`.execute(tx);
  return rows.map(movementFrom);
};

/** All movements of workers of several suppliers. The lateral join looks up each worker together with its supplier. */
export const movementsOfAll = async (tx: Tx, workerIds: readonly number[]): Promise<readonly StoredMovement[]> => {
  const { rows } = await sql<Row>`select m.* from worker w cross join lateral (select ${columns} from movement
      where provider_id = w.provider_id and worker_id = w.id) m
    where w.id = any (${[...workerIds]}::bigint[]) order by m.worker_id, m.start_date, m.id`.execute(tx);
  return rows.map(movementFrom);
};

type Authored = WrittenMovement & { readonly createdById: number | null };

/** The caller calls `recomputeWorkers` afterwards. */
export const insertMovement = async (tx: Tx, worker: WorkerKey, { createdById, ...movement }: Authored): Promise<number> => {
  const { id } = await tx
    .insertInto("movement")
    .values({ provider_id: worker.providerId, worker_id: worker.id, created_by_id: createdById, ...rowOf(movement) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

export type MovementKey = { readonly providerId: number; readonly id: number };

export const rewriteMovement = async (tx: Tx, { providerId, id }: MovementKey, movement: WrittenMovement): Promise<void> => {
  await tx.updateTable("movement").set(rowOf(movement)).where("provider_id", "=", providerId).where("id", "=", id).execute();
};

export const deleteMovementRow = async (tx: Tx, { providerId, id }: MovementKey): Promise<void> => {
  await tx.deleteFrom("movement").where("provider_id", "=", providerId).where("id", "=", id).execute();
};
