// Workers as input of the document rules.
import type { ProjectWorkers } from "@emdia/contract/projects/project-figures.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectRef } from "../rules/movement.ts";
import type { WorkerInProject } from "../rules/project-worker.ts";
import { isOpenLink } from "./worker-branches.ts";
import { mayNotWork, mayWork } from "./worker-filter.ts";

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

type Seen = ProjectRef & { readonly providerIds: readonly number[] | "all"; readonly today: IsoDay };
/** Counts the workers with an open link; each link of a worker to one project has the same answer. `contractor_worker` has no removed workers, and its policy calls no function per row. */
export const countByEligibility = async (tx: Tx, { contractorId, projectId, providerIds, today }: Seen): Promise<ProjectWorkers> => {
  const ofProviders = providerIds === "all" ? sql`true` : sql`pw.provider_id = any (${[...providerIds]}::bigint[])`;
  const { rows } = await sql<ProjectWorkers>`select count(*) filter (where ${mayWork(sql`standing`)})::integer as "mayWork",
      count(*) filter (where ${mayNotWork(sql`standing`)})::integer as "mayNotWork", count(*) filter (where standing is null)::integer as computing
    from (select distinct pw.worker_id, pw.standing from project_worker pw
      join contractor_worker cw on cw.contractor_id = pw.contractor_id and cw.worker_id = pw.worker_id
      where pw.contractor_id = ${contractorId} and pw.project_id = ${projectId} and ${isOpenLink(today)} and ${ofProviders}) linked`.execute(
    tx,
  );
  return rows[0] ?? { mayWork: 0, mayNotWork: 0, computing: 0 };
};

export const workerBase = async (tx: Tx, { providerId, id }: { readonly providerId: number; readonly id: number }): Promise<WorkerBase> => {
  const { rows } = await sql<WorkerBase>`select ${base} from worker w where w.provider_id = ${providerId} and w.id = ${id}`.execute(tx);
  return rows[0] ?? { id, supplierId: providerId, regime: "", formerRegimes: [], riskActivityIds: [] };
};
