import type { PagingMeta } from "@emdia/contract/list.ts";
import type { WorkerListQuery, WorkerOrder } from "@emdia/contract/workers/list-routes.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type AskedWorkers, branchesOf, findings, type Sql } from "./worker-branches.ts";
import { type ListedWorker, rowsOf } from "./worker-rows.ts";

/** Each order ends in the id, so that no row is shown twice; the indexes of both tables have the same columns. */
const orders: { readonly [Order in WorkerOrder]: { readonly column: Sql; readonly direction: Sql } } = {
  NAME_ASC: { column: sql`name`, direction: sql`asc` },
  NAME_DESC: { column: sql`name`, direction: sql`desc` },
  ADMISSION_DATE_ASC: { column: sql`admission_date`, direction: sql`asc` },
  ADMISSION_DATE_DESC: { column: sql`admission_date`, direction: sql`desc` },
};
const orderOf = ({ filter }: AskedWorkers) => orders[filter.orderBy ?? "NAME_ASC"];

/** The keys of all branches, each worker once however many ways lead there. */
const keysOf = (asked: AskedWorkers, tail: Sql): Sql => {
  const { column } = orderOf(asked);
  const branches = branchesOf(asked, column, tail);
  const [only] = branches;
  if (!only) return sql`select w.id as worker_id, w.${column} from worker w where false`;
  if (branches.length === 1 && !only.mayRepeat) return only.sql;
  const all = sql.join(
    branches.map((branch) => sql`(${branch.sql})`),
    sql` union all `,
  );
  return sql`select worker_id, any_value(${column}) as ${column} from (${all}) seen group by worker_id`;
};

type Page = { readonly page: number; readonly itemsPerPage: number };

/** Finds the keys of the page first, and reads everything else for those rows alone. */
const pageStatement = (asked: AskedWorkers, paging: Page) => {
  const { column, direction } = orderOf(asked);
  const reach = offsetOf(paging) + paging.itemsPerPage;
  const inOrder = sql`order by k.${column} ${direction}, k.worker_id limit ${reach}`;
  return sql<ListedWorker & { readonly counted: number }>`
    with ${findings(asked)}
      page as (select * from (${keysOf(asked, inOrder)}) k order by ${column} ${direction}, worker_id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}),
      counted as (select count(*) as total from (select 1 from (${keysOf(asked, sql`limit ${COUNTED_MAX + 1}`)}) c limit ${COUNTED_MAX + 1}) one)
    ${rowsOf(asked, sql`counted left join page on true`, sql`counted.total as counted`)}
    order by page.${column} ${direction}, page.worker_id`;
};

export const listWorkerPage = async (
  tx: Tx,
  asked: AskedWorkers & { readonly filter: WorkerListQuery },
): Promise<{ readonly rows: readonly ListedWorker[]; readonly meta: PagingMeta }> => {
  const { rows: all } = await pageStatement(asked, asked.filter).execute(tx);
  const counted = all[0]?.counted ?? 0;
  const rows = all.filter(({ id }) => id !== null);
  return { rows, meta: metaOf(asked.filter, counted, rows.length) };
};

/** All of them in order, by nothing but their ids: what goes on reading them page by page begins here. */
export const allWorkerIds = async (tx: Tx, asked: AskedWorkers): Promise<readonly number[]> => {
  const { column, direction } = orderOf(asked);
  const { rows } = await sql<{ id: number }>`with ${findings(asked)} page as (${keysOf(asked, sql``)})
    select worker_id as id from page order by ${column} ${direction}, worker_id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The rows of some of them, in this order. */
export const workersNamed = async (tx: Tx, asked: AskedWorkers, ids: readonly number[]): Promise<readonly ListedWorker[]> => {
  const { rows } = await sql<ListedWorker>`with page as (select * from unnest(${[...ids]}::bigint[]) with ordinality t (worker_id, at))
    ${rowsOf(asked, sql`page`, sql`page.at`)} order by page.at`.execute(tx);
  return rows.filter(({ id }) => id !== null);
};
