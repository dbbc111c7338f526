import type { PagingMeta } from "@emdia/contract/list.ts";
import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { exactMetaOf, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type Window, windowInUrgency } from "../rules/page-window.ts";
import { type KnownTotal, knownTotals, sumsKnow } from "./known-totals.ts";
import { findings } from "./pendency-conditions.ts";
import { countedKeys, everyStage, inOrder, isByChange, keysOf } from "./pendency-keys.ts";
import { type ListedPendency, rowsOfPage, type Sql } from "./pendency-rows.ts";
import type { AskedPendencies, Walk } from "./pendency-ways.ts";

type Asked = AskedPendencies & { readonly filter: PendencyListQuery };
type Page = { readonly rows: readonly ListedPendency[]; readonly meta: PagingMeta };
type Known = { readonly totals: readonly KnownTotal[]; readonly isExact: boolean };

const sum = (totals: readonly KnownTotal[], of: "total" | "around"): number => totals.reduce((whole, known) => whole + known[of], 0);

const walkOf = (totals: readonly KnownTotal[], by: PendencyOrder, reach: number): Walk => ({
  reach,
  seen: sum(totals, "total"),
  around: sum(totals, "around"),
  byChange: isByChange(by),
});

const rowsIn = async (tx: Tx, asked: Asked, { totals, isExact }: Known): Promise<readonly ListedPendency[]> => {
  const { orderBy: by, itemsPerPage: limit } = asked.filter;
  const page = { offset: offsetOf(asked.filter), limit };
  const stages = asked.filter.inactive ? everyStage(asked) : totals;
  const window: Omit<Window, "stages"> & { readonly stages: typeof stages } =
    isExact && by === "DEFAULT" ? { ...windowInUrgency(totals, page) } : { ...page, stages };
  if (window.stages.length === 0) return [];
  const walked = totals.filter((known) => window.stages.some(({ plan, status }) => plan === known.plan && status === known.status));
  const keys = keysOf(asked, { by, stages: window.stages, walk: walkOf(walked, by, window.offset + limit) });
  const { rows } = await sql<ListedPendency>`with ${findings(asked)}
      page as (select * from (${keys}) k ${inOrder(by, sql`k`)} limit ${limit} offset ${window.offset})
    ${rowsOfPage(sql`page.status as "pageStatus"`)} ${inOrder(by, sql`page`)}`.execute(tx);
  return rows;
};

const countUpTo = async (tx: Tx, asked: AskedPendencies): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`with ${findings(asked)} one as (${countedKeys(asked)})
    select count(*) as total from one`.execute(tx);
  return rows[0]?.total ?? 0;
};

/** What the sums know tells where a page lies; then its keys are found, and everything else is read for those rows alone. */
export const listPendencyPage = async (tx: Tx, asked: Asked): Promise<Page> => {
  const known = { totals: asked.filter.inactive ? [] : await knownTotals(tx, asked), isExact: sumsKnow(asked.filter) };
  const rows = await rowsIn(tx, asked, known);
  const meta = known.isExact
    ? exactMetaOf(asked.filter, sum(known.totals, "total"))
    : metaOf(asked.filter, await countUpTo(tx, asked), rows.length);
  return { rows, meta };
};

/** All keys in their order, for whoever goes on reading them page by page. */
export const everyKey = (asked: AskedPendencies & { readonly filter: { readonly orderBy: PendencyOrder } }): Sql => {
  const by = asked.filter.orderBy;
  const walk = { reach: 1, seen: 1, around: Number.MAX_SAFE_INTEGER, byChange: false };
  return sql`with ${findings(asked)} page as (${keysOf(asked, { by, stages: everyStage(asked), walk, all: true })})
    select contractor_id as "contractorId", id from page ${inOrder(by, sql`page`)}`;
};
