import { settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Side } from "../../../../platform/access/scope.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { ListSearch } from "../../list/store/list-filter.ts";
import type { Sql } from "../../list/store/pendency-row.ts";
import { type CounterSource, searchesOfDays, selectBranchCounters, selectCounters, selectDays } from "./period-counters.ts";
import { selectBranch } from "./visible-rows.ts";

export type RankingPage = { readonly order: "asc" | "desc"; readonly offset: number; readonly itemsPerPage: number };
export type Ranked<T> = { readonly rows: readonly T[]; readonly total: number };
export type RankedType = { readonly documentTypeId: number; readonly name: string; readonly amount: number };
export type RankedSide = { readonly companyId: number; readonly name: string; readonly side: Side; readonly amount: number };

type Row = { readonly id: number; readonly name: string; readonly side: Side; readonly amount: number };

/** A page of the query `ranked`, which has the columns of a row. Equal amounts are sorted by name. */
const readPage = async (tx: Tx, ranked: Sql, { order, offset, itemsPerPage }: RankingPage): Promise<Ranked<Row>> => {
  const sorted = sql`order by r.amount ${sql.raw(order)}, r.name, r.id, r.side`;
  const { rows } = await sql<Partial<Row> & { readonly counted: number }>`with ranked as materialized (${ranked})
    select (select count(*)::integer from ranked) as counted, r.id, r.name, r.side, r.amount
    from (select) once left join (select * from ranked r ${sorted} limit ${itemsPerPage} offset ${offset}) r on true ${sorted}`.execute(tx);
  return { rows: rows.filter((row): row is Row & { counted: number } => row.amount !== null), total: rows[0]?.counted ?? 0 };
};

const isIrregular = sql`and not (status = any (${[...settledStatuses]}::text[]))`;
const typeCounters: CounterSource = {
  table: sql`pendency_type_count`,
  ofTable: sql`type_id`,
  ofDelta: sql`type_id`,
  ofDeltaOnly: isIrregular,
};

/** Document types by their irregular documents. */
export const rankTypes = async (tx: Tx, search: ListSearch, page: RankingPage): Promise<Ranked<RankedType>> => {
  const parts = [...selectCounters(search, typeCounters), ...selectDays(search, sql`p.type_id`)];
  const ranked = sql`select c.id, d.name, null as side, c.amount
    from (select id, sum(total)::integer as amount from (${sql.join(parts, sql` union all `)}) t (id, total) group by id having sum(total) > 0) c
      join document_type d on d.id = c.id`;
  const { rows, total } = await readPage(tx, ranked, page);
  return { rows: rows.map(({ id, name, amount }) => ({ name, amount, documentTypeId: id })), total };
};

const partnerOf = { contractor: "provider_id", provider: "contractor_id" } as const satisfies { readonly [S in Side]: string };
const sideOfPartner = { contractor: "provider", provider: "contractor" } as const satisfies { readonly [S in Side]: Side };
/** Irregular documents of one side per company of the other side. */
const countPartners = (search: ListSearch, side: Side): readonly Sql[] => {
  const branches = search.branches.filter((branch) => branch.side === side);
  if (branches.length === 0) return [];
  const [partner, named] = [sql.ref(partnerOf[side]), sql`${sql.lit(sideOfPartner[side])} as side`];
  const columns = sql`${partner} as id, ${named}`;
  const source = {
    table: sql`pendency_month_count`,
    ofTable: columns,
    ofDelta: columns,
    ofTableOnly: sql`and not is_settled`,
    ofDeltaOnly: isIrregular,
  };
  const days = searchesOfDays(search).flatMap((beside) =>
    branches.map((branch) => selectBranch(beside, branch, sql`${sql.ref(`p.${partnerOf[side]}`)}, ${named}, 1`)),
  );
  return [...selectBranchCounters(search, branches, source), ...days];
};

/** Suppliers of the contractor side and contractors of the supplier side, by their irregular documents. */
export const rankCompanies = async (tx: Tx, search: ListSearch, page: RankingPage): Promise<Ranked<RankedSide>> => {
  const parts = [...countPartners(search, "contractor"), ...countPartners(search, "provider")];
  const ranked = sql`select c.id, o.trading_name as name, c.side, c.amount
    from (select id, side, sum(total)::integer as amount from (${sql.join(parts, sql` union all `)}) t (id, side, total)
      group by id, side having sum(total) > 0) c
      join company o on o.id = c.id`;
  const { rows, total } = await readPage(tx, ranked, page);
  return { rows: rows.map(({ id, name, side, amount }) => ({ name, amount, companyId: id, side })), total };
};
