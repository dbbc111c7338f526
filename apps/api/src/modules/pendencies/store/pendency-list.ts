import type { PagingMeta } from "@emdia/contract/list.ts";
import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type ListedPendency, rowsOfPage, type Sql } from "./pendency-rows.ts";
import { type AskedPendencies, branchesOf, findings } from "./pendency-ways.ts";

type Order = { readonly column: Sql; readonly direction: Sql; readonly first?: Sql };
const updated = sql`updated_at`;
const expiry = sql`expiration_date`;
const asc = sql`asc`;
const desc = sql`desc`;
/** Each order ends in the id. What is most relevant calls for somebody most, and has waited longest. */
const orders: { readonly [O in PendencyOrder]: Order } = {
  DEFAULT: { column: updated, direction: asc, first: sql`pendency_urgency(status)` },
  REVISION_DATE: { column: sql`revision_date`, direction: asc },
  EXPIRATION_DATE_ASC: { column: expiry, direction: asc },
  EXPIRATION_DATE_DESC: { column: expiry, direction: sql`desc nulls last` },
  UPDATED_DESC: { column: updated, direction: desc },
  UPDATED_ASC: { column: updated, direction: asc },
};

const none = sql`select p.contractor_id, p.id, p.status, p.updated_at, p.expiration_date, p.revision_date from pendency p where false`;

/** The keys of all branches, each once however many ways lead there. */
const keysOf = (asked: AskedPendencies, column: Sql, tail: Sql): Sql => {
  const branches = branchesOf(asked, sql`p.${column}`, tail);
  const [only] = branches;
  if (!only) return none;
  if (branches.length === 1) return only;
  const all = sql.join(
    branches.map((branch) => sql`(${branch})`),
    sql` union `,
  );
  return sql`select * from (${all}) seen`;
};

/** Finds the keys of the page first, and reads everything else for those rows alone. */
export const listPendencyPage = async (
  tx: Tx,
  asked: AskedPendencies & { readonly filter: PendencyListQuery },
): Promise<{ readonly rows: readonly ListedPendency[]; readonly meta: PagingMeta }> => {
  const { column, direction, first } = orders[asked.filter.orderBy];
  const reach = offsetOf(asked.filter) + asked.filter.itemsPerPage;
  const walk = sql`order by p.${column} ${direction}, p.id limit ${reach}`;
  const inOrder = (of: Sql) => sql`order by ${first ? sql`pendency_urgency(${of}.status), ` : sql``}${of}.${column} ${direction}, ${of}.id`;
  const { rows } = await sql<ListedPendency>`with ${findings(asked)}
      page as (select * from (${keysOf(asked, column, walk)}) k ${inOrder(sql`k`)} limit ${asked.filter.itemsPerPage} offset ${offsetOf(asked.filter)})
    ${rowsOfPage(sql`page.status as "pageStatus"`)} ${inOrder(sql`page`)}`.execute(tx);
  return { rows, meta: metaOf(asked.filter, await countUpTo(tx, asked), rows.length) };
};

/** All keys in their order, for whoever goes on reading them page by page. */
export const everyKey = (asked: AskedPendencies & { readonly filter: { readonly orderBy: PendencyOrder } }): Sql => {
  const { column, direction, first } = orders[asked.filter.orderBy];
  return sql`with ${findings(asked)} page as (${keysOf(asked, column, sql``)})
    select contractor_id as "contractorId", id from page
    order by ${first ? sql`pendency_urgency(status), ` : sql``}${column} ${direction}, id`;
};

const countUpTo = async (tx: Tx, asked: AskedPendencies): Promise<number> => {
  const keys = keysOf(asked, sql`updated_at`, sql`limit ${COUNTED_MAX + 1}`);
  const { rows } = await sql<{ readonly total: number }>`with ${findings(asked)}
      one as (select 1 from (${keys}) k limit ${COUNTED_MAX + 1})
    select count(*) as total from one`.execute(tx);
  return rows[0]?.total ?? 0;
};
