import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StoredDocument } from "../../workers/rules/index.ts";
import type { WorkerToEnrol } from "./candidates.ts";

type Class = { readonly contractorId: number; readonly id: number };
export type DocumentedWorker = WorkerToEnrol & StoredDocument;

/** Workers of the contractor by the number of their document, those who are not dismissed first. */
export const workersByDocument = async (
  tx: Tx,
  { contractorId, id }: Class,
  documents: readonly string[],
): Promise<readonly DocumentedWorker[]> => {
  const { rows } = await sql<DocumentedWorker>`select cw.worker_id as id, cw.provider_id as "providerId", cw.name, cw.status,
      cw.admission_date as "admissionDate", w.document_kind as "documentKind", w.document_country as "documentCountry",
      w.document_type as "documentType", w.document, exists (select from training_participant t where t.contractor_id = cw.contractor_id
        and t.class_id = ${id} and t.worker_id = cw.worker_id and t.status <> 'removed') as "isEnrolled"
    from contractor_worker cw join worker w on w.provider_id = cw.provider_id and w.id = cw.worker_id
    where cw.contractor_id = ${contractorId} and w.document = any (${[...documents]}::text[])
    order by cw.status = 'dismissed', cw.worker_id`.execute(tx);
  return rows;
};
