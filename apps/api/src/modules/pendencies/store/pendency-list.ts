import type { PagingMeta } from "@emdia/contract/list.ts";
import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, exactMetaOf, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import { type Stage, windowInUrgency } from "../rules/page-window.ts";
import { isSoonFull, type KnownTotal, type Walk } from "../rules/way-to-walk.ts";
import { EVERYBODY, isCut, isNobodyFound, ofNamed, seek } from "./found-by-words.ts";
import { walkInRange } from "./in-range.ts";
import { asksForDetails, knownTotals, sumsKnow } from "./known-totals.ts";
import { countedKeys, everyKeyOf, everyStage, inOrder, isByChange, keysOfPage, MANY } from "./pendency-keys.ts";
import { asListed, type ListedPendency, type NamedRow, rowsOfPage, type Sql } from "./pendency-rows.ts";
import { type AskedPendencies, placesOf, type SoughtPendencies, type Way, waysOf } from "./pendency-ways.ts";

type Asked = AskedPendencies & { readonly filter: PendencyListQuery };
type Sought = SoughtPendencies & Asked;
type Page = { readonly rows: readonly ListedPendency[]; readonly meta: PagingMeta };
type Known = { readonly totals: readonly KnownTotal[]; readonly isExact: boolean };

/** Where a page lies: where the sums know how many come before it, these are not walked. */
const windowOf = (sought: Sought, { totals, isExact }: Known) => {
  const { orderBy, itemsPerPage: limit } = sought.filter;
  const page = { offset: offsetOf(sought.filter), limit };
  if (isExact && orderBy === "DEFAULT") return windowInUrgency(totals, page);
  return { ...page, stages: sought.filter.inactive ? everyStage(sought) : totals };
};

/**
 * What is asked all day, in few spellings: a list from one place, of any plan and status, in which at most one word is searched; in any order,
 * or with a word in that of the last change.
 */
const isAskedAllDay = (sought: SoughtPendencies, by: PendencyOrder = "DEFAULT"): boolean => {
  const { filter, found } = sought;
  const { types, companies, projects, workers } = found;
  const searched = [types, companies, projects, workers].filter((ids) => ids !== undefined);
  return placesOf(sought).length === 1 && searched.length <= (isByChange(by) ? 1 : 0) && !asksForDetails(filter);
};

const isSameStage = (one: Stage, other: Stage): boolean => one.plan === other.plan && one.status === other.status;

type Planned = { readonly sought: Sought; readonly ways: readonly Way[] };
const read = async (tx: Tx, statement: RawBuilder<NamedRow>, { sought, ways }: Planned): Promise<readonly NamedRow[]> => {
  if (isAskedAllDay(sought, sought.filter.orderBy)) return (await keepPlan(statement).execute(tx)).rows;
  return ways.every(({ ordered }) => ordered) ? walkInOrder(tx, statement) : (await statement.execute(tx)).rows;
};

const rowsIn = async (tx: Tx, sought: Sought, known: Known): Promise<readonly ListedPendency[]> => {
  const by = sought.filter.orderBy;
  const { stages, offset, limit } = windowOf(sought, known);
  if (stages.length === 0) return [];
  const walked = known.totals.filter((total) => stages.some((stage) => isSameStage(stage, total)));
  const walk = await walkInRange(tx, sought, { reach: offset + limit, stages: walked, byChange: isByChange(by) });
  const inRange = stages.filter((stage) => walked.length === 0 || walk.stages.some((one) => isSameStage(one, stage)));
  if (inRange.length === 0) return [];
  const ways = waysOf(sought, walk);
  const statement = sql<NamedRow>`with page as (${keysOfPage(sought, { by, stages: inRange, walk, ways, offset, limit })})
    ${rowsOfPage(sql`page`)} ${inOrder(by, sql`p`)}`;
  return (await read(tx, statement, { sought, ways })).map(asListed);
};

const countIn = async (tx: Tx, sought: SoughtPendencies, known: readonly KnownTotal[]): Promise<number> => {
  const statement = sql<{ readonly total: number }>`with one as (${countedKeys(sought, known)}) select count(*) as total from one`;
  const { rows } = await (isAskedAllDay(sought) ? keepPlan(statement) : statement).execute(tx);
  return rows[0]?.total ?? 0;
};

const sumOf = (totals: readonly KnownTotal[]): number => totals.reduce((sum, { total }) => sum + total, 0);

type Prepared = { readonly sought: Sought; readonly totals: readonly KnownTotal[] };
/** Of what more are called than are named, those who are named must be enough: to count, and to believe that a page is soon full. */
const areEnough = async (tx: Tx, { sought, totals }: Prepared): Promise<boolean> => {
  const { filter, found } = sought;
  const named = ofNamed(sought);
  const counted = sumsKnow(filter) ? sumOf(await knownTotals(tx, named)) : await countIn(tx, named, totals);
  const walk: Walk = { reach: offsetOf(filter) + filter.itemsPerPage, stages: totals, byChange: isByChange(filter.orderBy) };
  return counted > COUNTED_MAX && isSoonFull(walk, counted, found.workers?.length);
};

const prepare = async (tx: Tx, asked: Asked): Promise<Prepared> => {
  const some = await seek(tx, asked);
  if (isNobodyFound(some.found)) return { sought: some, totals: [] };
  const prepared = { sought: some, totals: await knownTotals(tx, some) };
  if (!isCut(some.found) || (!asked.filter.inactive && (await areEnough(tx, prepared)))) return prepared;
  const sought = await seek(tx, asked, EVERYBODY);
  return { sought, totals: await knownTotals(tx, sought) };
};

/** What the words stand for is found first, then what the sums know; then the keys of the page, and everything else for those rows alone. */
export const listPendencyPage = async (tx: Tx, asked: Asked): Promise<Page> => {
  const { sought, totals } = await prepare(tx, asked);
  const { found, filter } = sought;
  if (isNobodyFound(found)) return { rows: [], meta: exactMetaOf(filter, 0) };
  const isExact = sumsKnow(filter) && !isCut(found);
  const rows = rowsIn(tx, sought, { totals, isExact });
  if (isExact) return { rows: await rows, meta: exactMetaOf(filter, sumOf(totals)) };
  const [shown, counted] = await Promise.all([rows, isCut(found) ? COUNTED_MAX + 1 : countIn(tx, sought, totals)]);
  return { rows: shown, meta: metaOf(filter, counted, shown.length) };
};

/** All keys in their order, for whoever goes on reading them one after the other. */
export const everyKey = (sought: SoughtPendencies & { readonly filter: { readonly orderBy: PendencyOrder } }): Sql => {
  const by = sought.filter.orderBy;
  const stages = everyStage(sought);
  const walk: Walk = { reach: MANY, stages: stages.map((stage) => ({ ...stage, total: 0, around: MANY })), byChange: false };
  return sql`with page as (${everyKeyOf(sought, { by, stages, walk })})
    select contractor_id as "contractorId", id from page ${inOrder(by, sql`page`)}`;
};
