import type { PagingMeta } from "@emdia/contract/list.ts";
import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, exactMetaOf, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { isSameStage, type Stage, type StatusCount, windowInUrgency } from "../rules/page-window.ts";
import { isSoonFull, type KnownTotal, type Walk } from "../rules/way-to-walk.ts";
import { asPlanned, countAndFind, countIn } from "./counted.ts";
import { pageAmongFirst } from "./first-pages.ts";
import { EVERYBODY, isCut, isNobodyFound, ofNamed, SOME, seek, withoutWords } from "./found-by-words.ts";
import { walkInRange } from "./in-range.ts";
import { asksPart, knownTotals, sumsKnow, sumsTell, tellWithoutWords } from "./known-totals.ts";
import { pageOfName } from "./named-pages.ts";
import { FIRST, type FirstPage } from "./page-and-total.ts";
import { endOfPage, type PageEnd, pageOfStatus } from "./page-end.ts";
import { pageWithinProjects } from "./pages-within-projects.ts";
import { everyKeyOf, everyStage, keysOfPage, MANY } from "./pendency-keys.ts";
import { inOrder, isByChange } from "./pendency-orders.ts";
import { asListed, keysNamed, type ListedPendency, type NamedRow, type PendencyKey, rowsOfPage, type Sql } from "./pendency-rows.ts";
import { type AskedPendencies, type SoughtPage, type SoughtPendencies, waysOf } from "./pendency-ways.ts";
import { isOfWhole, isToldByRange, isWalkedAnyway, supposed } from "./whole-companies.ts";

type Asked = AskedPendencies & { readonly filter: PendencyListQuery };
type Page = { readonly rows: readonly ListedPendency[]; readonly meta: PagingMeta };
/** A walk, and how many there are of each status, up to the first `upTo` of them in their urgency. */
type Known = { readonly walk: Walk; readonly byStatus: readonly StatusCount[]; readonly upTo: number };

const sumOf = (totals: readonly KnownTotal[]): number => totals.reduce((sum, { total }) => sum + total, 0);

/** Where a page lies: where it is known how many come before it, these are not walked. */
const windowOf = (sought: SoughtPage, { walk, byStatus, upTo }: Known) => {
  const { orderBy, itemsPerPage: limit, inactive } = sought.filter;
  const page = { offset: offsetOf(sought.filter), limit };
  const stages: readonly Stage[] = inactive ? everyStage(sought) : walk.stages;
  if (orderBy !== "DEFAULT" || page.offset + limit > upTo) return { ...page, stages };
  const { statuses, ...within } = windowInUrgency(byStatus, page);
  return { ...within, stages: stages.filter(({ status }) => statuses.includes(status)) };
};

const rowsIn = async (tx: Tx, sought: SoughtPage, known: Known): Promise<readonly ListedPendency[]> => {
  const by = sought.filter.orderBy;
  const { stages, offset, limit } = windowOf(sought, known);
  if (stages.length === 0) return [];
  const walked = known.walk.stages.filter((total) => stages.some((stage) => isSameStage(stage, total)));
  const walk = { ...known.walk, reach: offset + limit, stages: walked };
  const ways = waysOf(sought, walk);
  const page = { by, stages, walk, ways, offset, limit };
  const rowsUpTo = async (end?: PageEnd) => {
    const statement = sql<NamedRow>`with ${end?.before ?? sql``}page as (${keysOfPage(sought, { ...page, end: end?.at })})
      ${rowsOfPage(sql`page`)}`;
    return (await asPlanned(statement, { sought, by, ways }).execute(tx)).rows.map(asListed);
  };
  const end = endOfPage(sought, page);
  const rows = end && (await rowsUpTo(end));
  const isFull = rows && rows.length >= Math.min(limit, sumOf(walked) - offset);
  return isFull ? rows : rowsUpTo();
};

const rowsNamed = async (tx: Tx, keys: readonly PendencyKey[]): Promise<readonly ListedPendency[]> => {
  if (keys.length === 0) return [];
  const statement = sql<NamedRow>`with page as (${keysNamed(keys)}) ${rowsOfPage(sql`page`)}`;
  return (await keepPlan(statement).execute(tx)).rows.map(asListed);
};

const walkOf = ({ filter }: SoughtPage, stages: readonly KnownTotal[]): Walk => ({
  reach: offsetOf(filter) + filter.itemsPerPage,
  stages,
  byChange: isByChange(filter.orderBy),
  inUrgency: filter.orderBy === "DEFAULT",
});

type Prepared = {
  readonly sought: SoughtPage;
  readonly totals: readonly KnownTotal[];
  readonly first?: FirstPage;
  readonly areMore?: true;
};
/** Of what more are called than are named, those who are named must be enough: to count, and to believe that a page is soon full. */
const areEnough = async (tx: Tx, { sought, totals }: Prepared): Promise<boolean> => {
  const named = ofNamed(sought);
  const counted = sumsTell(named) ? sumOf(await knownTotals(tx, named)) : await countIn(tx, named, totals);
  return counted > COUNTED_MAX && isSoonFull(walkOf(sought, totals), counted, sought.found.workers?.length);
};

/** So near to its beginning it is told row by row whether a name is asked for. */
const BEGINNING = 100;
const endOf = (filter: PendencyListQuery): number => offsetOf(filter) + filter.itemsPerPage;
const isNear = (filter: PendencyListQuery): boolean => endOf(filter) <= BEGINNING;

/** How many there are in all, where words are asked for and the sums need not know what they stand for. */
const totalsBesideWords = async (tx: Tx, asked: Asked): Promise<readonly KnownTotal[] | undefined> => {
  if (!(asked.filter.name || asked.filter.company)) return undefined;
  const unnamed = withoutWords(asked);
  return tellWithoutWords(unnamed) ? knownTotals(tx, unnamed) : undefined;
};

type Begun = { readonly some: SoughtPage; readonly totals?: readonly KnownTotal[] | undefined };
/** What words stand for, asked for at once with how many there are in all. */
const begin = async (tx: Tx, asked: Asked): Promise<Begun> => {
  // Far behind it takes longer to ask row by row than to name all who are called so.
  const max = isNear(asked.filter) ? SOME : EVERYBODY;
  const [some, totals] = await Promise.all([seek(tx, asked, max), totalsBesideWords(tx, asked)]);
  return { some, totals };
};

const prepare = async (tx: Tx, asked: Asked, { some, totals }: Begun): Promise<Prepared> => {
  if (totals) return { sought: some, totals };
  const first = await pageWithinProjects(tx, some);
  if (first === "more") return { sought: some, totals: await knownTotals(tx, some), areMore: true };
  if (first) return { sought: some, totals: [], first };
  const by = asked.filter.orderBy;
  if (isWalkedAnyway(some, by) || isToldByRange(some, by)) return { sought: some, totals: supposed(some) };
  const prepared = { sought: some, totals: await knownTotals(tx, some) };
  if (!isCut(some.found) || (!asked.filter.inactive && (await areEnough(tx, prepared)))) return prepared;
  const sought = await seek(tx, asked, EVERYBODY);
  return { sought, totals: await knownTotals(tx, sought) };
};

const asPage = (filter: PendencyListQuery, { rows, total }: FirstPage): Page => ({ rows, meta: metaOf(filter, total, rows.length) });

/** What the sums know nothing of is counted: with its page where that takes no longer, or before it. */
const countedPage = async (tx: Tx, sought: SoughtPage, whole: Walk): Promise<Page> => {
  const { filter } = sought;
  const first = await pageAmongFirst(tx, sought, whole.stages);
  if (first) return asPage(filter, first);
  const walk = await walkInRange(tx, sought, whole);
  if (walk.stages.length === 0 && !filter.inactive) return { rows: [], meta: exactMetaOf(filter, 0) };
  const { total, page, ...known } = await countAndFind(tx, sought, walk);
  const rows = await (page ? rowsNamed(tx, page) : rowsIn(tx, sought, { walk, ...known }));
  return { rows, meta: metaOf(filter, total, rows.length) };
};

/** Kinds are lists by themselves in the order of the last change: of a few that have it nobody passes by the others. */
const isWalkedAtOnce = (filter: PendencyListQuery): boolean =>
  !asksPart(filter) || (!filter.withoutReferenceMonth && isByChange(filter.orderBy));
/** The first of a whole company are walked sooner than anybody knows how many come before. */
const isBeginningOfWhole = (sought: SoughtPage): boolean =>
  isOfWhole(sought) && sumsKnow(sought.filter) && isWalkedAtOnce(sought.filter) && endOf(sought.filter) <= FIRST;

/** The beginning of all that a company has: its rows and how many there are are asked for at once. */
const beginningOfWhole = async (tx: Tx, sought: SoughtPage): Promise<Page> => {
  const unknown = { walk: walkOf(sought, supposed(sought)), byStatus: [], upTo: 0 };
  const [totals, rows] = await Promise.all([knownTotals(tx, sought), rowsIn(tx, sought, unknown)]);
  return { rows, meta: exactMetaOf(sought.filter, sumOf(totals)) };
};

/** What the words stand for is found first, then how many there are; then the keys of the page, and everything else for those rows alone. */
export const listPendencyPage = async (tx: Tx, asked: Asked): Promise<Page> => {
  const nothing = { rows: [], meta: exactMetaOf(asked.filter, 0) };
  if (asked.filter.status?.length === 0) return nothing;
  const named = await pageOfName(tx, asked, { isFar: !isNear(asked.filter) });
  if (named) return asPage(asked.filter, named);
  const begun = await begin(tx, asked);
  const { some } = begun;
  if (isNobodyFound(some.found)) return nothing;
  if (isBeginningOfWhole(some)) return beginningOfWhole(tx, some);
  const ofStatus = isNear(asked.filter) ? undefined : await pageOfStatus(tx, some);
  if (ofStatus) return { rows: ofStatus.rows, meta: exactMetaOf(asked.filter, ofStatus.total) };
  const { sought, totals, first, areMore } = await prepare(tx, asked, begun);
  const { found, filter } = sought;
  if (first) return asPage(filter, first);
  const walk = walkOf(sought, totals);
  if (isCut(found) || areMore) {
    const inRange = await walkInRange(tx, sought, walk);
    const rows = await rowsIn(tx, sought, { walk: inRange, byStatus: [], upTo: 0 });
    return { rows, meta: metaOf(filter, COUNTED_MAX + 1, rows.length) };
  }
  if (!sumsTell(sought)) return countedPage(tx, sought, walk);
  const rows = await rowsIn(tx, sought, { walk, byStatus: totals, upTo: Number.POSITIVE_INFINITY });
  return { rows, meta: exactMetaOf(filter, sumOf(totals)) };
};

/** All keys in their order, for whoever goes on reading them one after the other. */
export const everyKey = (sought: SoughtPendencies & { readonly filter: { readonly orderBy: PendencyOrder } }): Sql => {
  const by = sought.filter.orderBy;
  const stages = everyStage(sought);
  const walk: Walk = { reach: MANY, stages: stages.map((stage) => ({ ...stage, total: 0, around: MANY, listed: MANY })), byChange: false };
  return sql`with page as (${everyKeyOf(sought, { by, stages, walk })})
    select contractor_id as "contractorId", id from page ${inOrder(by, "page")}`;
};
