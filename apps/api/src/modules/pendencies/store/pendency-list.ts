import type { PagingMeta } from "@emdia/contract/list.ts";
import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, exactMetaOf, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { windowInUrgency } from "../rules/page-window.ts";
import type { KnownTotal, Walk } from "../rules/way-to-walk.ts";
import { isNobodyFound, ofSomeWorkers, seek } from "./found-by-words.ts";
import { knownTotals, sumsKnow } from "./known-totals.ts";
import { countedKeys, everyKeyOf, everyStage, inOrder, isByChange, keysOfPage } from "./pendency-keys.ts";
import { type ListedPendency, rowsOfPage, type Sql } from "./pendency-rows.ts";
import { type AskedPendencies, type SoughtPendencies, type Way, waysOf } from "./pendency-ways.ts";

type Sought = SoughtPendencies & { readonly filter: PendencyListQuery };
type Page = { readonly rows: readonly ListedPendency[]; readonly meta: PagingMeta };
type Known = { readonly totals: readonly KnownTotal[]; readonly isExact: boolean };

/** Where a page lies: where the sums know how many come before it, these are not walked. */
const windowOf = (sought: Sought, { totals, isExact }: Known) => {
  const { orderBy, itemsPerPage: limit } = sought.filter;
  const page = { offset: offsetOf(sought.filter), limit };
  if (isExact && orderBy === "DEFAULT") return windowInUrgency(totals, page);
  return { ...page, stages: sought.filter.inactive ? everyStage(sought) : totals };
};

/** What is asked all day, in few spellings: a list from one place, of any plan and status. */
const isAskedAllDay = ({ filter, found }: Sought, ways: readonly Way[]): boolean =>
  ways.length === 1 && sumsKnow(filter) && Object.keys(found).length === 0;

const rowsIn = async (tx: Tx, sought: Sought, known: Known): Promise<readonly ListedPendency[]> => {
  const by = sought.filter.orderBy;
  const { stages, offset, limit } = windowOf(sought, known);
  if (stages.length === 0) return [];
  const walked = known.totals.filter((total) => stages.some(({ plan, status }) => plan === total.plan && status === total.status));
  const walk: Walk = { reach: offset + limit, stages: walked, byChange: isByChange(by) };
  const ways = waysOf(sought, walk);
  const statement = sql<ListedPendency>`with page as (${keysOfPage(sought, { by, stages, walk, ways, offset, limit })})
    ${rowsOfPage(sql`page`)} ${inOrder(by, sql`p`)}`;
  const { rows } = await (isAskedAllDay(sought, ways) ? keepPlan(statement) : statement).execute(tx);
  return rows;
};

const countIn = async (tx: Tx, sought: SoughtPendencies, known: readonly KnownTotal[]): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`with one as (${countedKeys(sought, known)})
    select count(*) as total from one`.execute(tx);
  return rows[0]?.total ?? 0;
};
/** Of a common name some are often enough. */
const countUpTo = async (tx: Tx, sought: SoughtPendencies, known: readonly KnownTotal[]): Promise<number> => {
  const some = ofSomeWorkers(sought);
  const total = await countIn(tx, some, known);
  return some === sought || total > COUNTED_MAX ? total : countIn(tx, sought, known);
};

/** What the words stand for is found first, then what the sums know; then the keys of the page, and everything else for those rows alone. */
export const listPendencyPage = async (tx: Tx, asked: AskedPendencies & { readonly filter: PendencyListQuery }): Promise<Page> => {
  const sought = await seek(tx, asked);
  if (isNobodyFound(sought.found)) return { rows: [], meta: exactMetaOf(asked.filter, 0) };
  const known = { totals: asked.filter.inactive ? [] : await knownTotals(tx, sought), isExact: sumsKnow(asked.filter) };
  const rows = await rowsIn(tx, sought, known);
  const whole = known.totals.reduce((sum, { total }) => sum + total, 0);
  const meta = known.isExact
    ? exactMetaOf(asked.filter, whole)
    : metaOf(asked.filter, await countUpTo(tx, sought, known.totals), rows.length);
  return { rows, meta };
};

/** Nobody counts what is read whole: any list is shorter than that of a company. */
const MANY = 1_000_000_000;
/** All keys in their order, for whoever goes on reading them one after the other. */
export const everyKey = (sought: SoughtPendencies & { readonly filter: { readonly orderBy: PendencyOrder } }): Sql => {
  const by = sought.filter.orderBy;
  const stages = everyStage(sought);
  const walk: Walk = { reach: MANY, stages: stages.map((stage) => ({ ...stage, total: 0, around: MANY })), byChange: false };
  return sql`with page as (${everyKeyOf(sought, { by, stages, walk })})
    select contractor_id as "contractorId", id from page ${inOrder(by, sql`page`)}`;
};
