import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { pendingColumn } from "./pendency-conditions.ts";
import { matchNothing, resolveSearchTerms } from "./search-terms.ts";
import { branchesOf, ownerOf, type WorkerListInput } from "./worker-branches.ts";
import { conditionsOf } from "./worker-filter.ts";
import { sources } from "./worker-list.ts";

export type StatusTotal = { readonly status: WorkerStatus; readonly total: number; readonly withPendencies: number };

/** Workers of the whole list per status, each once. A worker has pendencies if some company of the user shows one. */
export const countByStatus = async (tx: Tx, input: WorkerListInput): Promise<readonly StatusTotal[]> => {
  const list = { ...input, terms: await resolveSearchTerms(tx, input.filter, input.projectId) };
  const branches = branchesOf(list.visible);
  if (matchNothing(list.terms) || branches.length === 0) return [];
  const each = branches.map(
    (
      branch,
    ) => sql`select k.worker_id, k.status, ${pendingColumn(list, branch)} as is_pending from unnest(${[...branch.companyIds]}::bigint[]) company (id)
      join ${sources[branch.side]} on ${ownerOf[branch.side]} = company.id and ${conditionsOf(list, branch)}`,
  );
  const { rows } =
    await sql<StatusTotal>`select status, count(*)::integer as total, (count(*) filter (where is_pending))::integer as "withPendencies"
    from (select worker_id, status, bool_or(is_pending) as is_pending from (${sql.join(each, sql` union all `)}) k group by worker_id, status) w
    group by status`.execute(tx);
  return rows;
};
