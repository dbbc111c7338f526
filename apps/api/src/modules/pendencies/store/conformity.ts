import { settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { SupplierKey } from "./existing.ts";

type Counted = { readonly id: number; readonly settled: number; readonly total: number };

/** Active and settled pendencies per project: the counters plus the deltas that are not folded yet. */
export const settledAndAll = async (
  tx: Tx,
  keys: readonly SupplierKey[],
): Promise<ReadonlyMap<number, Pick<Counted, "settled" | "total">>> => {
  const of = (pick: (one: SupplierKey) => number) => sql`${keys.map(pick)}::bigint[]`;
  const statement = sql<Counted>`with asked as (select * from unnest(${of((one) => one.contractorId)}, ${of((one) => one.projectId)}, ${of((one) => one.providerId)})
      a (contractor_id, project_id, provider_id)),
    known as (
      select a.project_id, c.status, c.total from asked a join pendency_count c
        on c.contractor_id = a.contractor_id and c.project_id = a.project_id and c.provider_id = a.provider_id
      union all
      select a.project_id, d.status, d.change from asked a join pendency_delta d
        on d.contractor_id = a.contractor_id and d.project_id = a.project_id and a.provider_id in (0, d.provider_id)
    )
    select project_id as id, coalesce(sum(total) filter (where status = any (${[...settledStatuses]})), 0)::integer as settled, sum(total)::integer as total
    from known group by project_id having sum(total) > 0`;
  const { rows } = await reusePlan(statement).execute(tx);
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
};
