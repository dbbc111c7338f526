import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

export type WorkerDocument = {
  readonly projectId: number;
  readonly workerId: number;
  readonly typeId: number;
  readonly status: PendencyStatus;
  readonly returnsTo: PendencyStatus | null;
  readonly expirationDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
};
type Filter = { readonly contractorId: number; readonly workerIds: readonly number[]; readonly typeIds: readonly number[] };

/** Active pendencies of workers at a contractor, for these document types. */
export const workerDocuments = async (tx: Tx, { contractorId, workerIds, typeIds }: Filter): Promise<readonly WorkerDocument[]> => {
  if (workerIds.length === 0 || typeIds.length === 0) return [];
  const { rows } = await sql<WorkerDocument>`select p.project_id as "projectId", p.worker_id as "workerId", p.type_id as "typeId", p.status,
      p.returns_to as "returnsTo", p.expiration_date as "expirationDate", p.approved_until as "approvedUntil"
    from pendency p where p.contractor_id = ${contractorId} and p.active and p.worker_id = any (${[...workerIds]}::bigint[])
      and p.type_id = any (${[...typeIds]}::bigint[])`.execute(tx);
  return rows;
};

type SupplierFilter = {
  readonly contractorId: number;
  readonly projectId: number;
  readonly providerId: number;
  readonly typeIds: readonly number[];
};
/** Active pendencies of a supplier itself in a project, for these document types. */
export const supplierDocuments = async (
  tx: Tx,
  { contractorId, projectId, providerId, typeIds }: SupplierFilter,
): Promise<readonly Omit<WorkerDocument, "workerId">[]> => {
  if (typeIds.length === 0) return [];
  const { rows } = await sql<WorkerDocument>`select p.project_id as "projectId", p.type_id as "typeId", p.status,
      p.returns_to as "returnsTo", p.expiration_date as "expirationDate", p.approved_until as "approvedUntil"
    from pendency p where p.contractor_id = ${contractorId} and p.project_id = ${projectId} and p.provider_id = ${providerId} and p.active
      and p.worker_id is null and p.type_id = any (${[...typeIds]}::bigint[])`.execute(tx);
  return rows;
};
