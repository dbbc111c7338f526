// Reads for a batch of imported lines: each function is one statement for all lines.
import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { KeptOut } from "../rules/contracts.ts";
import type { StoredDocument } from "../rules/document.ts";
import type { FormerRegime } from "../rules/former-regimes.ts";
import type { NamedActivity } from "../rules/import/resolve-names.ts";
import type { WorkerFields } from "../rules/worker-fields.ts";
import type { WorkersOf } from "./movements.ts";

export type ImportedWorker = WorkerFields & { readonly id: number; readonly status: WorkerStatus };

/** Workers of the supplier with these document numbers. Locks them in the order of their ids, as every recomputation does. */
export const lockWorkersByDocument = async (
  tx: Tx,
  providerId: number,
  documents: readonly string[],
): Promise<readonly ImportedWorker[]> => {
  const { rows } = await sql<ImportedWorker>`select id, status, document_kind as "documentKind", document_country as "documentCountry",
      document_type as "documentType", document, name, birthdate, gender, role, admission_date as "admissionDate", regime,
      salary_cents as "salaryCents", exposed_to_risk as "exposedToRisk"
    from worker where provider_id = ${providerId} and document = any (${[...documents]}::text[]) and removed_at is null
    order by id for update`.execute(tx);
  return rows;
};

export const activityTypesOf = async (tx: Tx, providerId: number): Promise<readonly NamedActivity[]> => {
  const { rows } = await sql<NamedActivity>`select id, name, status = 'active' as "isActive" from activity_type
    where provider_id = ${providerId} order by name, id`.execute(tx);
  return rows;
};

type OfWorker = { readonly workerId: number };

export const activityIdsOf = async (
  tx: Tx,
  { providerId, workerIds }: WorkersOf,
): Promise<readonly (OfWorker & { readonly activityId: number })[]> => {
  const { rows } = await sql<
    OfWorker & { readonly activityId: number }
  >`select worker_id as "workerId", activity_type_id as "activityId" from worker_activity_type
    where provider_id = ${providerId} and worker_id = any (${[...workerIds]}::bigint[])`.execute(tx);
  return rows;
};

export const formerRegimesOfAll = async (tx: Tx, { providerId, workerIds }: WorkersOf): Promise<readonly (OfWorker & FormerRegime)[]> => {
  const { rows } = await sql<OfWorker & { readonly regime: LabourRegime; readonly until: string }>`
    select worker_id as "workerId", regime, until from former_regime
    where provider_id = ${providerId} and worker_id = any (${[...workerIds]}::bigint[]) order by worker_id, until`.execute(tx);
  return rows;
};

export const fieldValuesOfAll = async (tx: Tx, { providerId, workerIds }: WorkersOf): Promise<readonly (OfWorker & CustomValue)[]> => {
  const { rows } = await sql<
    OfWorker & CustomValue
  >`select worker_id as "workerId", field_id as "customFieldId", value from worker_field_value
    where provider_id = ${providerId} and worker_id = any (${[...workerIds]}::bigint[])`.execute(tx);
  return rows;
};

export type RestrictedPerson = KeptOut & { readonly kind: string; readonly country: string; readonly document: string };
type People = { readonly documents: readonly StoredDocument[]; readonly contractorIds: readonly number[] };

/** Restrictions of people by the contractors of a supplier, before the people are workers. */
export const restrictionsOfPeople = async (
  tx: Tx,
  providerId: number,
  { documents, contractorIds }: People,
): Promise<readonly RestrictedPerson[]> => {
  if (documents.length === 0 || contractorIds.length === 0) return [];
  const { rows } = await sql<RestrictedPerson>`select contractor_id as "contractorId", kind, country, document, reason,
      start_date as "startDate", end_date as "endDate"
    from restrictions_of_people(${providerId}, ${documents.map(({ documentKind }) => documentKind)}::text[],
      ${documents.map(({ documentCountry }) => documentCountry)}::text[], ${documents.map(({ document }) => document)}::text[],
      ${[...contractorIds]}::bigint[])`.execute(tx);
  return rows;
};
