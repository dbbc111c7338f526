import { reconcileSupplier } from "../src/modules/pendencies/index.ts";
import { jobOpening } from "../src/platform/access/openings.ts";
import { inTransaction, openTransaction } from "../src/platform/database/transaction.ts";
import { onlyId } from "./new-company.ts";
import { newSupplied, type Supplied } from "./new-worker.ts";
import { newWorkerRow } from "./new-worker-row.ts";
import type { World } from "./world.ts";

type Database = Pick<World, "database">;
type Place = Pick<Supplied, "contractorId" | "providerId" | "projectId">;
/** A document of the platform's catalogue, by what it is. */
type Options = { readonly plan?: "STP" | "SSMA"; readonly kind?: "EMPLOYEE" | "PROVIDER"; readonly frequency?: "always_valid" | "monthly" };
/** Who answers the questions before the review has calls of its own: the store does. */
type Answer = "OK" | "INVALID" | "NOT_APPLICABLE" | "UNCHECKED";

/** The project demands a document from a day on, and its suppliers have both plans. */
export const demand = async ({ database }: Database, place: Place, wanted: Options & { readonly from?: string } = {}): Promise<number> => {
  const { plan = "SSMA", kind = "EMPLOYEE", frequency = "always_valid", from = "2020-01-01" } = wanted;
  const pool = database.ownerPool();
  // The clock of a test stands before the day on which it runs, from which a link holds unless it says otherwise.
  await pool.query("update project_company set linked_from = $2 where project_id = $1", [place.projectId, from]);
  await pool.query(
    `insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
     select contractor_id, id, provider_id, p from project_company cross join unnest('{STP,SSMA}'::text[]) p
     where contractor_id = $1 and project_id = $2 on conflict do nothing`,
    [place.contractorId, place.projectId],
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
     select $1, $2, v.plan, v.owner_id, v.document_type_id, v.version, $6 from document_type d
       join document_type_version v on v.owner_id = d.owner_id and v.document_type_id = d.id and v.version = d.version
     where d.owner_id = 0 and v.plan = $3 and v.kind = $4 and v.frequency = $5 and 'clt_indefinite' = any (v.regimes)
       and not exists (select from project_requirement r where r.contractor_id = $1 and r.project_id = $2 and r.type_id = d.id)
     order by d.id limit 1 returning id`,
    [place.contractorId, place.projectId, plan, kind, frequency, from],
  );
  return onlyId(rows);
};

/** What the job does that every change of a fact asks for. */
export const reconciled = async ({ database, clock }: Database & Pick<World, "clock">, place: Place): Promise<void> => {
  const opening = openTransaction(database.appPool(), jobOpening(place.contractorId));
  await inTransaction(opening, (tx) => reconcileSupplier(tx, place, { now: clock.now() }));
};

/** The checklist of a pendency, each question answered alike, and documents that were sent. */
export const answered = async (
  { database }: Database,
  pendencyId: number,
  { answer, documents = 1, status }: { readonly answer?: Answer; readonly documents?: number; readonly status?: string },
): Promise<void> => {
  const pool = database.ownerPool();
  if (answer) await pool.query("update pendency_question set status = $2 where pendency_id = $1", [pendencyId, answer]);
  await pool.query("update pendency set sent_documents = $2, status = coalesce($3, status) where id = $1", [pendencyId, documents, status]);
};

export type TestPendency = Supplied & { readonly workerId: number; readonly pendencyId: number };

/** A worker of a supplier of whom one document is asked. */
export const newPendency = async (world: World, wanted: Options = {}): Promise<TestPendency> => {
  const supplied = await newSupplied(world, { startDate: "2026-01-01" });
  const workerId = await newWorkerRow(world, { providerId: supplied.providerId, links: [supplied] });
  await demand(world, supplied, wanted);
  await reconciled(world, supplied);
  const { rows } = await world.database
    .ownerPool()
    .query<{ id: number }>("select id from pendency where project_id = $1 order by id limit 1", [supplied.projectId]);
  return { ...supplied, workerId, pendencyId: onlyId(rows) };
};
