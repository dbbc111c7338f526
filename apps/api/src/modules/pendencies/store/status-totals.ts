import type { StatusTotal } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type KnownTotal, knownTotals, sumsKnow } from "./known-totals.ts";
import { findings } from "./pendency-conditions.ts";
import { countedKeys } from "./pendency-keys.ts";
import type { Sql } from "./pendency-rows.ts";
import type { AskedPendencies } from "./pendency-ways.ts";

/** How many stand in each status, each counted as far as a total is: for filters of which the sums know nothing. */
export const countedTotals = async (tx: Tx, { visible, filter }: AskedPendencies): Promise<readonly StatusTotal[]> => {
  const count = (status: PendencyStatus): Sql =>
    sql`select ${status}::text as status, count(*) as total from (${countedKeys({ visible, filter: { ...filter, status: [status] } })}) one`;
  const each = sql.join(
    (filter.status ?? pendencyStatuses).map((status) => sql`(${count(status)})`),
    sql` union all `,
  );
  const { rows } = await sql<{ readonly status: PendencyStatus; readonly total: number }>`with ${findings({ visible, filter })}
      counted as (${each}) select status, total from counted`.execute(tx);
  return rows.map(({ status, total }) => ({ status, total: Math.min(total, COUNTED_MAX), isExact: total <= COUNTED_MAX }));
};

const summed = (known: readonly KnownTotal[], asked: PendencyStatus): StatusTotal => ({
  status: asked,
  total: known.reduce((sum, { status, total }) => (status === asked ? sum + total : sum), 0),
  isExact: true,
});

export const statusTotals = async (tx: Tx, asked: AskedPendencies): Promise<readonly StatusTotal[]> => {
  if (!sumsKnow(asked.filter)) return countedTotals(tx, asked);
  const known = await knownTotals(tx, asked);
  return (asked.filter.status ?? pendencyStatuses).map((status) => summed(known, status));
};
