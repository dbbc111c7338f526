import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../src/platform/database/transaction.ts";

type Linked = { readonly projectId: number; readonly workerId: number };

/** Stores the pendencies whose documents are approved, whatever their position. The table ends with the transaction. */
export const chooseApprovedDocuments = async (tx: Tx, workers: readonly Linked[]): Promise<void> => {
  await sql`create temporary table demo_approved (pendency_id bigint primary key) on commit drop`.execute(tx);
  await sql`insert into demo_approved select distinct p.id
    from unnest(${workers.map(({ projectId }) => projectId)}::bigint[], ${workers.map(({ workerId }) => workerId)}::bigint[]) l (project_id, worker_id)
      join pendency p on p.project_id = l.project_id and p.worker_id = l.worker_id
    where p.active and p.plan = 'SSMA'`.execute(tx);
};

export const isChosen: RawBuilder<boolean> = sql<boolean>`exists (select from demo_approved c where c.pendency_id = p.id)`;
