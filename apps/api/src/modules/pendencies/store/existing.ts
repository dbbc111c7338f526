// Queries for reconciliation.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Existing } from "../../projects/rules/index.ts";

/** A supplier in a project, the unit of reconciliation. */
export type SupplierKey = { readonly contractorId: number; readonly projectId: number; readonly providerId: number };

/** Advisory lock that serializes reconciliations of one supplier. */
export const lockSupplier = async (tx: Tx, { projectId, providerId }: SupplierKey): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pendencies ${projectId} ${providerId}`}, 0))`.execute(tx);
};

const found = sql`select p.id, p.type_id as "typeId",
    p.provider_id as "supplierId", p.worker_id as "workerId", to_char(p.reference_month, 'YYYY-MM') as month, p.movement_id as "movementId",
    p.first_day as "firstDay",
    case when p.removed_at is not null then json_build_object('for', 'ever')
      when p.rest_for is not null then json_build_object('for', p.rest_for, 'reason', p.rest_reason) end as rest
  from pendency p`;

/** All pendencies of a supplier in a project, including inactive and removed ones. */
export const existingOf = async (tx: Tx, { contractorId, projectId, providerId }: SupplierKey): Promise<readonly Existing[]> => {
  const ofSupplier = sql`p.contractor_id = ${contractorId} and p.project_id = ${projectId} and p.provider_id = ${providerId}`;
  return (await sql<Existing>`${found} where ${ofSupplier}`.execute(tx)).rows;
};

/** All pendencies of a project, including inactive and removed ones. */
export const existingIn = async (tx: Tx, { contractorId, id }: { readonly contractorId: number; readonly id: number }) =>
  (await sql<Existing>`${found} where p.contractor_id = ${contractorId} and p.project_id = ${id}`.execute(tx)).rows;

/** Suppliers that work in the project or have pendencies there, in id order. */
export const suppliersOfProject = async (
  tx: Tx,
  { contractorId, projectId }: Omit<SupplierKey, "providerId">,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select provider_id as id from project_company where contractor_id = ${contractorId} and project_id = ${projectId}
    union select distinct provider_id from pendency where contractor_id = ${contractorId} and project_id = ${projectId}
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
};
