import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { ForeignDocumentType, Gender, WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { WorkedIn } from "../policy.ts";
import type { WorkerFields } from "../rules/worker-fields.ts";

export type { WorkerFields };

/** Primary key of a worker. */
export type WorkerKey = { readonly providerId: number; readonly id: number };
export type StoredWorker = WorkerKey &
  WorkerFields & {
    readonly personId: number;
    readonly photoKey: string | null;
    readonly photoType: string | null;
    readonly photoVerdict: string;
    readonly status: WorkerStatus;
    readonly statusSince: string | null;
    readonly statusChangesOn: string | null;
    readonly pendencyTotal: number;
    readonly version: number;
    readonly updatedAt: Date;
    readonly providerName: string;
    readonly providerCnpj: string;
    /** Projects in which the worker works or worked, of those that the user's companies may read. */
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
  "w.photo_verdict as photoVerdict",
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

/** Row-level security limits the worker to the user's companies. The caller also checks `maySee`. */
export const findWorker = (tx: Tx, id: number): Promise<StoredWorker | undefined> => workers(tx).where("w.id", "=", id).executeTakeFirst();

/** Loads the worker and locks the row until the end of the transaction. */
export const lockWorker = (tx: Tx, { providerId, id }: WorkerKey): Promise<StoredWorker | undefined> =>
  workers(tx).where("w.provider_id", "=", providerId).where("w.id", "=", id).forUpdate("w").executeTakeFirst();

/** All records of a person that the user's companies may read, one per supplier. */
export const recordsOfPerson = (tx: Tx, personId: number): Promise<StoredWorker[]> =>
  workers(tx).where("w.person_id", "=", personId).orderBy("c.trading_name").orderBy("w.id").execute();

type IdentityDocument = { readonly document: string; readonly documentCountry?: string };

/** Finds a worker by document in these suppliers only, so that the result does not reveal workers of other companies. */
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
