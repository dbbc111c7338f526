// Workers as input of the document rules.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectRef } from "../rules/movement.ts";
import type { WorkerInProject } from "../rules/project-worker.ts";

export type WorkerBase = Pick<WorkerInProject, "id" | "supplierId" | "regime" | "formerRegimes" | "riskActivityIds">;
type Linked = WorkerBase & Pick<WorkerInProject, "links">;

/** Risk activities of a worker, derived from the activity types of the worker, including inactive ones. */
const risks = sql`array(select distinct r.activity_id from worker_activity_type wt
    join activity_type_risk r on r.provider_id = wt.provider_id and r.activity_type_id = wt.activity_type_id
  where wt.provider_id = w.provider_id and wt.worker_id = w.id order by 1)`;
const formerRegimes = sql`(select coalesce(json_agg(json_build_object('regime', f.regime, 'until', f.until) order by f.until), '[]') from former_regime f
  where f.provider_id = w.provider_id and f.worker_id = w.id)`;
const base = sql`w.id, w.provider_id as "supplierId", w.regime, ${formerRegimes} as "formerRegimes", ${risks} as "riskActivityIds"`;

/** Workers with a past, current or future link to a project, of all suppliers or of one. */
export const linkedTo = async (tx: Tx, { contractorId, projectId }: ProjectRef, supplierId?: number): Promise<readonly Linked[]> => {
  const ofSupplier = supplierId === undefined ? sql`` : sql`and pw.provider_id = ${supplierId}`;
  const { rows } = await sql<Linked>`select ${base}, l.links from (select pw.provider_id, pw.worker_id,
        json_agg(json_build_object('hiringDate', pw.hiring_date, 'endDate', pw.end_date) order by pw.hiring_date, pw.id) as links
      from project_worker pw where pw.contractor_id = ${contractorId} and pw.project_id = ${projectId} ${ofSupplier} group by 1, 2) l
    join worker w on w.provider_id = l.provider_id and w.id = l.worker_id order by w.id`.execute(tx);
  return rows;
};

export const workerBase = async (tx: Tx, { providerId, id }: { readonly providerId: number; readonly id: number }): Promise<WorkerBase> => {
  const { rows } = await sql<WorkerBase>`select ${base} from worker w where w.provider_id = ${providerId} and w.id = ${id}`.execute(tx);
  return rows[0] ?? { id, supplierId: providerId, regime: "", formerRegimes: [], riskActivityIds: [] };
};
