// Workers of a contractor, with the facts that decide their enrolment in a class.
import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StoredDocument } from "../../workers/rules/index.ts";
import type { VisibleParticipants } from "../policy.ts";
import { isParticipant, isVisibleWorker } from "./worker-conditions.ts";

type Class = { readonly contractorId: number; readonly id: number };
export type WorkerToEnrol = {
  readonly id: number;
  readonly providerId: number;
  readonly name: string;
  readonly status: WorkerStatus;
  readonly admissionDate: IsoDay;
  readonly isEnrolled: boolean;
};

const columns = (training: Class) => sql`cw.worker_id as id, cw.provider_id as "providerId", cw.name, cw.status,
  cw.admission_date as "admissionDate", ${isParticipant(training)} as "isEnrolled"`;

/** Visible workers of the contractor by id. */
export const workersToEnrol = async (
  tx: Tx,
  training: Class,
  { visible, workerIds }: { readonly visible: VisibleParticipants; readonly workerIds: readonly number[] },
): Promise<ReadonlyMap<number, WorkerToEnrol>> => {
  const { rows } = await sql<WorkerToEnrol>`select ${columns(training)} from contractor_worker cw
    where cw.contractor_id = ${training.contractorId} and cw.worker_id = any (${idArray(workerIds)}) and ${isVisibleWorker(visible)}`.execute(
    tx,
  );
  return new Map(rows.map((worker) => [worker.id, worker]));
};

export type DocumentedWorker = WorkerToEnrol & StoredDocument;
/** Workers of the contractor by the number of their document, dismissed ones last. */
export const workersByDocument = async (tx: Tx, training: Class, documents: readonly string[]): Promise<readonly DocumentedWorker[]> => {
  const { rows } = await sql<DocumentedWorker>`select ${columns(training)}, w.document_kind as "documentKind",
      w.document_country as "documentCountry", w.document_type as "documentType", w.document
    from contractor_worker cw join worker w on w.provider_id = cw.provider_id and w.id = cw.worker_id
    where cw.contractor_id = ${training.contractorId} and w.document = any (${[...documents]}::text[])
    order by cw.status = 'dismissed', cw.worker_id`.execute(tx);
  return rows;
};

/** End of the restriction of workers at a contractor, for those who are restricted today. */
export const restrictionsToday = async (
  tx: Tx,
  contractorId: number,
  { workerIds, today }: { readonly workerIds: readonly number[]; readonly today: IsoDay },
) => {
  const { rows } = await sql<{ workerId: number; until: IsoDay | null }>`select worker_id as "workerId", end_date as until
    from restrictions_of(${idArray(workerIds)}, ${idArray([contractorId])}, ${today}::date) where start_date <= ${today}::date`.execute(tx);
  return new Map(rows.map(({ workerId, until }) => [workerId, until]));
};
