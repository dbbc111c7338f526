import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import { asListed, type ListedPendency, type NamedRow, rowsBeside, type Sql } from "./pendency-rows.ts";
import type { SoughtPage } from "./pendency-ways.ts";

/** So many are counted, and no more. */
export const FIRST = COUNTED_MAX + 1;
/**
 * How many there are, as far as a total is counted, and the keys of a page: both are told by what was `found`, or by what a page finds itself.
 * Where there is no total, nothing was found by it.
 */
export type First = {
  /** What is asked before all else. */
  readonly before?: Sql;
  readonly found: Sql;
  readonly page: Sql;
  readonly total: Sql;
  readonly inOrder: boolean;
  readonly isKept: boolean;
};
/** How many were found; told once, however often a statement asks it. */
export const counted = sql`(select counted.total from counted)`;
/** The keys of a page as they were found, and of one among all that were found. */
export const asFound = sql`select contractor_id, id from found`;
export const pageOf = ({ filter }: SoughtPage, order: Sql): Sql =>
  sql`${asFound} ${order} limit ${filter.itemsPerPage} offset ${offsetOf(filter)}`;

export type FirstPage = { readonly rows: readonly ListedPendency[]; readonly total: number };
type Row = NamedRow & { readonly total: number | null };

export const pageIn = async (tx: Tx, { before = sql``, found, page, total, ...first }: First): Promise<FirstPage | undefined> => {
  const statement = sql<Row>`with ${before}found as materialized (${found}), counted as materialized (select count(*) as total from found),
    page as materialized (${page})
    ${rowsBeside(sql`${total} as total`, sql`page`)}`;
  const asked = first.inOrder ? walkInOrder(statement) : statement;
  const { rows } = await (first.isKept ? keepPlan(asked) : asked).execute(tx);
  const shown = rows.filter(({ id }) => id !== null).map(asListed);
  const told = rows[0]?.total ?? undefined;
  return told === undefined ? undefined : { rows: shown, total: told };
};
