import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { ForeignDocumentType, Gender, WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { WorkedIn } from "../policy.ts";
import type { StoredDocument } from "../rules/document.ts";

/** Names a worker, whoever asks. */
export type WorkerKey = { readonly providerId: number; readonly id: number };
/** What people write of a worker. */
export type WorkerFields = StoredDocument & {
  readonly name: string;
  readonly birthdate: string;
  readonly gender: Gender | null;
  readonly role: string;
  readonly admissionDate: string;
  readonly regime: LabourRegime;
  readonly salaryCents: number | null;
  readonly exposedToRisk: boolean;
};
export type StoredWorker = WorkerKey &
  WorkerFields & {
    readonly personId: number;
    readonly photoKey: string | null;
    readonly photoType: string | null;
    readonly status: WorkerStatus;
    readonly statusSince: string | null;
    readonly statusChangesOn: string | null;
    readonly pendencyTotal: number;
    readonly version: number;
    readonly updatedAt: Date;
    readonly providerName: string;
    readonly providerCnpj: string;
    /** Where they work or have worked, as far as the caller's companies know. */
    readonly links: readonly WorkedIn[];
  };

const columns = [
  "w.provider_id as providerId",
  "w.id",
  "w.person_id as personId",
  "w.document_kind as documentKind",
  "w.document_country as documentCountry",
  "w.document",
  "w.name",
  "w.birthdate",
  "w.role",
  "w.admission_date as admissionDate",
  "w.salary_cents as salaryCents",
  "w.exposed_to_risk as exposedToRisk",
  "w.photo_key as photoKey",
  "w.photo_type as photoType",
  "w.status",
  "w.status_since as statusSince",
  "w.status_changes_on as statusChangesOn",
  "w.pendency_total as pendencyTotal",
  "w.version",
  "w.updated_at as updatedAt",
  "c.trading_name as providerName",
  "c.cnpj as providerCnpj",
] as const;

const workers = (tx: Tx) =>
  tx
    .selectFrom("worker as w")
    .innerJoin("company as c", "c.id", "w.provider_id")
    .where("w.removed_at", "is", null)
    .select(columns)
    .select([
      sql<ForeignDocumentType | null>`w.document_type`.as("documentType"),
      sql<Gender | null>`w.gender`.as("gender"),
      sql<LabourRegime>`w.regime`.as("regime"),
      sql<
        readonly WorkedIn[]
      >`(select coalesce(jsonb_agg(distinct jsonb_build_object('contractorId', pw.contractor_id, 'projectId', pw.project_id)), '[]')
        from project_worker pw where pw.provider_id = w.provider_id and pw.worker_id = w.id)`.as("links"),
    ]);

/** A worker that the database lets the caller read; whether they see them is the policy's to say. */
export const findWorker = (tx: Tx, id: number): Promise<StoredWorker | undefined> => workers(tx).where("w.id", "=", id).executeTakeFirst();

/** The same worker about to change: whoever else changes them waits until the answer. */
export const lockWorker = (tx: Tx, { providerId, id }: WorkerKey): Promise<StoredWorker | undefined> =>
  workers(tx).where("w.provider_id", "=", providerId).where("w.id", "=", id).forUpdate("w").executeTakeFirst();

/** The same person wherever the caller may read of them: one record for each supplier. */
export const recordsOfPerson = (tx: Tx, personId: number): Promise<StoredWorker[]> =>
  workers(tx).where("w.person_id", "=", personId).orderBy("c.trading_name").orderBy("w.id").execute();

type IdentityDocument = { readonly document: string; readonly documentCountry?: string };

/** The worker of one of these suppliers who shows this document; of anybody else's nothing is said. */
export const workerByDocument = (
  tx: Tx,
  providerIds: readonly number[],
  { document, documentCountry }: IdentityDocument,
): Promise<WorkerKey | undefined> =>
  tx
    .selectFrom("worker")
    .where("provider_id", "in", [...providerIds, 0])
    .where("document", "=", document)
    .$if(documentCountry !== undefined, (some) => some.where("document_country", "=", documentCountry ?? ""))
    .where("removed_at", "is", null)
    .select(["provider_id as providerId", "id"])
    .orderBy("id")
    .executeTakeFirst();
