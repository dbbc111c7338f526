import type { StatusTotal } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Sql } from "./pendency-rows.ts";
import { type AskedPendencies, branchesOf, findings } from "./pendency-ways.ts";

/** How many stand in each status under a filter, each counted as far as a total is. */
export const statusTotals = async (tx: Tx, { visible, filter }: AskedPendencies): Promise<readonly StatusTotal[]> => {
  const count = (status: PendencyStatus): Sql => {
    const branches = branchesOf({ visible, filter: { ...filter, status: [status] } }, sql`p.updated_at`, sql`limit ${COUNTED_MAX + 1}`);
    const keys =
      branches.length > 0
        ? sql.join(
            branches.map((branch) => sql`(${branch})`),
            sql` union `,
          )
        : sql`select 1 where false`;
    return sql`select ${status}::text as status, count(*) as total from (select 1 from (${keys}) k limit ${COUNTED_MAX + 1}) one`;
  };
  const each = sql.join(
    (filter.status ?? pendencyStatuses).map((status) => sql`(${count(status)})`),
    sql` union all `,
  );
  const { rows } = await sql<{ readonly status: PendencyStatus; readonly total: number }>`with ${findings({ visible, filter })}
      counted as (${each}) select status, total from counted`.execute(tx);
  return rows.map(({ status, total }) => ({ status, total: Math.min(total, COUNTED_MAX), isExact: total <= COUNTED_MAX }));
};
