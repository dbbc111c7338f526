import { settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { ListSearch } from "../../list/store/list-filter.ts";
import { type CounterSource, selectCounters, selectDays } from "./period-counters.ts";

export type MonthCount = { readonly month: string; readonly total: number; readonly settled: number };
type By = "reference" | "creation";

const isSettled = sql`status = any (${[...settledStatuses]}::text[])`;
const sourceOf = (by: By, { filter: { referenceMonthStart: from, referenceMonthEnd: to } }: ListSearch): CounterSource => {
  const table = sql`pendency_month_count`;
  if (by === "creation") return { table, ofTable: sql`created_month as month, is_settled`, ofDelta: sql`created_month, ${isSettled}` };
  const limits = sql`and reference_month <> 'infinity' ${from ? sql`and reference_month >= ${`${from}-01`}::date` : sql``}
    ${to ? sql`and reference_month <= ${`${to}-01`}::date` : sql``}`;
  const ofDelta = sql`reference_month, ${isSettled}`;
  return { table, ofTable: sql`reference_month as month, is_settled`, ofDelta, ofTableOnly: limits, ofDeltaOnly: limits };
};
const dayColumns = {
  reference: sql`p.reference_month, p.status = any (${[...settledStatuses]}::text[])`,
  creation: sql`month_in_sao_paulo(p.created_at), p.status = any (${[...settledStatuses]}::text[])`,
} as const satisfies { readonly [B in By]: unknown };

/** Documents per month of São Paulo, without those that have no month of reference. */
export const countByMonth = async (tx: Tx, search: ListSearch, by: By): Promise<readonly MonthCount[]> => {
  const parts = [...selectCounters(search, sourceOf(by, search)), ...selectDays(search, dayColumns[by])];
  const { rows } = await sql<MonthCount>`select to_char(month, 'YYYY-MM') as month, sum(total)::integer as total,
      coalesce(sum(total) filter (where is_settled), 0)::integer as settled
    from (${sql.join(parts, sql` union all `)}) m (month, is_settled, total)
    where month is not null group by m.month having sum(total) > 0 order by m.month`.execute(tx);
  return rows;
};
