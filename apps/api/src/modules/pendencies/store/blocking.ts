// Query of blocking pendencies.
import { type PendencyStatus, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

export type BlockingPendency = {
  readonly projectId: number;
  readonly workerId: number | null;
  readonly name: string;
  /** A version of the document type is marked as sensitive. */
  readonly isHealth: boolean;
  readonly status: PendencyStatus;
  readonly returnsTo: PendencyStatus | null;
  readonly expirationDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
};
type Filter = { readonly providerId: number; readonly workerIds: readonly number[] };

const selectColumns = sql`select p.project_id as "projectId", p.worker_id as "workerId", v.name,
  exists (select from document_type_version s where s.owner_id = v.owner_id and s.document_type_id = v.document_type_id and s.sensitive) as "isHealth",
  p.status, p.returns_to as "returnsTo", p.expiration_date as "expirationDate", p.approved_until as "approvedUntil"
  from pendency p join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version`;
const blocks = sql`p.active and v.blocks_work and not (p.status = any (${[...settledStatuses]}) and p.expiration_date is null)`;

/**
 * Pendencies that block work and are not settled without expiry: those of the workers, and those of the supplier in the workers' projects.
 */
export const blockingOf = async (tx: Tx, { providerId, workerIds }: Filter): Promise<readonly BlockingPendency[]> => {
  const ids = sql`${[...workerIds]}::bigint[]`;
  const { rows } = await sql<BlockingPendency>`
    ${selectColumns} where p.provider_id = ${providerId} and p.worker_id = any (${ids}) and ${blocks}
    union all
    ${selectColumns} where p.provider_id = ${providerId} and p.worker_id is null and ${blocks} and p.project_id in
      (select pw.project_id from project_worker pw where pw.provider_id = ${providerId} and pw.worker_id = any (${ids}))
    order by name`.execute(tx);
  return rows;
};
