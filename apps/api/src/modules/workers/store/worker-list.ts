import type { PagingMeta } from "@emdia/contract/list.ts";
import type { WorkerListQuery, WorkerOrder } from "@emdia/contract/workers/list-routes.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { matchNothing, resolveSearchTerms } from "./search-terms.ts";
import { type Branch, branchesOf, ownerOf, type Sql, type WorkerListFilter, type WorkerListInput } from "./worker-branches.ts";
import { conditionsOf } from "./worker-filter.ts";
import { type ListedWorker, rowsOf } from "./worker-rows.ts";

/** Each order ends in the id, so that pages do not overlap. Both tables have an index with these columns. */
const orders: { readonly [Order in WorkerOrder]: { readonly column: Sql; readonly direction: Sql } } = {
  NAME_ASC: { column: sql`name`, direction: sql`asc` },
  NAME_DESC: { column: sql`name`, direction: sql`desc` },
  ADMISSION_DATE_ASC: { column: sql`admission_date`, direction: sql`asc` },
  ADMISSION_DATE_DESC: { column: sql`admission_date`, direction: sql`desc` },
};
const orderOf = ({ filter }: WorkerListInput) => {
  const { column, direction } = orders[filter.orderBy ?? "NAME_ASC"];
  const clause = (table: Sql): Sql => sql`order by ${table}.${column} ${direction}, ${table}.worker_id`;
  return { column, clause };
};

export const sources = {
  provider: sql`(select provider_id, id as worker_id, name, admission_date, status, has_pendencies, status_ssma, status_stp, standing
    from worker where removed_at is null) k`,
  contractor: sql`contractor_worker k`,
} as const;

/** The first keys of each company of a branch. A lateral join lets each company be read in the order of an index. */
const keysOfBranch = (list: WorkerListFilter, branch: Branch, limit: Sql): Sql => {
  const { column, clause } = orderOf(list);
  return sql`select k.* from unnest(${[...branch.companyIds]}::bigint[]) company (id)
    cross join lateral (select k.worker_id, k.${column} from ${sources[branch.side]}
      where ${ownerOf[branch.side]} = company.id and ${conditionsOf(list, branch)} ${clause(sql`k`)} ${limit}) k`;
};

/** Keys of all branches. A worker of several contractors, or seen from both sides, is listed once. */
const keysOf = (list: WorkerListFilter, limit: Sql): Sql => {
  const branches = branchesOf(list.visible);
  const [first, ...others] = branches;
  if (!first) return sql`select null::bigint as worker_id, null::text as name, null::date as admission_date where false`;
  const all = sql.join(
    branches.map((branch) => keysOfBranch(list, branch, limit)),
    sql` union all `,
  );
  const isUnique = others.length === 0 && (first.side === "provider" || first.companyIds.length === 1);
  return isUnique ? all : sql`select distinct * from (${all}) k`;
};

type Page = { readonly rows: readonly ListedWorker[]; readonly meta: PagingMeta };

/** Reads the keys up to the end of the page or of the count, and the other columns for the rows of the page only. */
export const listWorkerPage = async (tx: Tx, input: WorkerListInput & { readonly filter: WorkerListQuery }): Promise<Page> => {
  const { filter } = input;
  const list = { ...input, terms: await resolveSearchTerms(tx, filter, input.projectId) };
  if (matchNothing(list.terms)) return { rows: [], meta: metaOf(filter, 0, 0) };
  const { clause } = orderOf(list);
  const keyMax = Math.max(offsetOf(filter) + filter.itemsPerPage, COUNTED_MAX + 1);
  const { rows: all } = await sql<ListedWorker & { readonly counted: number }>`
    with keys as materialized (${keysOf(list, sql`limit ${keyMax}`)}),
      page as (select * from keys ${clause(sql`keys`)} limit ${filter.itemsPerPage} offset ${offsetOf(filter)}),
      counted as (select count(*) as total from keys)
    ${rowsOf(list, sql`counted left join page on true`, sql`counted.total as counted`)}
    ${clause(sql`page`)}`.execute(tx);
  const rows = all.filter(({ id }) => id !== null);
  return { rows, meta: metaOf(filter, all[0]?.counted ?? 0, rows.length) };
};

/** Number of workers in the list, counted up to one above the limit as its pages count them. */
export const countWorkers = async (tx: Tx, input: WorkerListInput): Promise<number> => {
  const list = { ...input, terms: await resolveSearchTerms(tx, input.filter, input.projectId) };
  if (matchNothing(list.terms)) return 0;
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::integer as total from (${keysOf(list, sql`limit ${COUNTED_MAX + 1}`)}) k`.execute(tx);
  return rows[0]?.total ?? 0;
};

/** The ids of the whole list in order, for an export that reads the rows in batches. */
export const allWorkerIds = async (tx: Tx, input: WorkerListInput): Promise<readonly number[]> => {
  const list = { ...input, terms: await resolveSearchTerms(tx, input.filter, input.projectId) };
  if (matchNothing(list.terms)) return [];
  const { rows } = await sql<{
    id: number;
  }>`select worker_id as id from (${keysOf(list, sql``)}) k ${orderOf(list).clause(sql`k`)}`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Rows by id, in the order of the ids. */
export const workersNamed = async (tx: Tx, input: WorkerListInput, ids: readonly number[]): Promise<readonly ListedWorker[]> => {
  const { rows } = await sql<ListedWorker>`with page as (select * from unnest(${[...ids]}::bigint[]) with ordinality t (worker_id, at))
    ${rowsOf(input, sql`page`, sql`page.at`)} order by page.at`.execute(tx);
  return rows.filter(({ id }) => id !== null);
};
