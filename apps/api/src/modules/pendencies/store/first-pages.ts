import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import type { StatusCount } from "../rules/page-window.ts";
import { asIfMany, type KnownTotal, ofEveryKind, type Walk } from "../rules/way-to-walk.ts";
import { asksOneDetail, isAskedAllDay } from "./counted.ts";
import { namedBefore } from "./found-by-words.ts";
import { asksPart, detailsOf, sumsKnow } from "./known-totals.ts";
import { asksRange, rangeOf, rangesOf } from "./pendency-conditions.ts";
import { everyKeyOf, everyStage, isAtOnce, isOneWalk, keysInProjects, keysInRange, keysOfPage } from "./pendency-keys.ts";
import { inOrder, isByChange, orderedBy } from "./pendency-orders.ts";
import { asListed, type ListedPendency, type NamedRow, rowsBeside, type Sql } from "./pendency-rows.ts";
import { listByList, type SoughtPage, type SoughtPendencies, waysOf } from "./pendency-ways.ts";

/** What is told of the stages of a list where nobody asked how many there are. */
export const supposed = (sought: SoughtPendencies): readonly KnownTotal[] =>
  asIfMany(everyStage(sought), sought.filter.pendencyType?.length);

const isRanged = (sought: SoughtPendencies, by: PendencyOrder): boolean => rangesOf(sought, orderedBy(by)).length > 0;
/** Whether all of one company is looked through, and nothing is asked for by a word. */
export const isOfWhole = ({ places, found }: SoughtPendencies): boolean => {
  const [only, ...others] = places;
  return only?.projectIds === "all" && others.length === 0 && Object.values(found).every((ids) => ids === undefined);
};
/** Whether it is walked in this order through all of one company, or through lists of it, however many there are. */
export const isWalkedAnyway = (sought: SoughtPendencies, by: PendencyOrder = "DEFAULT"): boolean =>
  isOfWhole(sought) && !sumsKnow(sought.filter) && !isRanged(sought, by);
/** Whether days or months from when to when are all that is asked of one company: to count what stands there tells how many there are. */
export const isToldByRange = (sought: SoughtPendencies, by: PendencyOrder): boolean =>
  isOfWhole(sought) &&
  sought.places[0]?.companyIds.length === 1 &&
  (isRanged(sought, by) || (isByChange(by) && sought.dates.days !== undefined)) &&
  asksOneDetail(sought) &&
  !asksPart(sought.filter);

/** So many are counted, and no more. */
export const FIRST = COUNTED_MAX + 1;
/** So many are read whole sooner than they are counted first and walked then. */
const SHORT_MAX = 5_000;

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
const pageOf = ({ filter }: SoughtPage, order: Sql): Sql =>
  sql`select contractor_id, id from found ${order} limit ${filter.itemsPerPage} offset ${offsetOf(filter)}`;

/** The first that are counted, in their order, where one walk finds them all, or the projects that are read status by status; `offset` is how many of them are passed by. */
const firstInOrder = (
  sought: SoughtPage,
  totals: readonly KnownTotal[],
  offset = 0,
): Pick<First, "found" | "inOrder" | "isKept"> | undefined => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  if (!isByChange(by) || offsetOf(sought.filter) + limit > FIRST) return undefined;
  const walk: Walk = { reach: FIRST, stages: sought.filter.inactive ? [] : totals, byChange: true };
  const ways = waysOf(sought, walk);
  const isAsked = isWalkedAnyway(sought, by) || (asksOneDetail(sought) && !isRanged(sought, by));
  const stages = everyStage(sought);
  const isOneAfterTheOther = by === "DEFAULT" || new Set(stages.map(({ status }) => status)).size === 1;
  const isReadAtOnce = !sought.filter.inactive && isAtOnce(ways);
  if (!((isAsked && isOneWalk(ways)) || isReadAtOnce) || !isOneAfterTheOther) return undefined;
  const range = isOfWhole(sought) && !sought.filter.inactive ? rangeOf(sought.filter) : undefined;
  const found = keysOfPage(sought, { by, stages, walk, ways, range, offset, limit: FIRST - offset });
  return { found, inOrder: isOneWalk(ways), isKept: isAskedAllDay(sought, by) || asksOneDetail(sought) };
};
const amongFirst = (sought: SoughtPage, totals: readonly KnownTotal[]): First | undefined => {
  const first = firstInOrder(sought, totals);
  // What was found in order needs no sorting again: the first of it are the first.
  return first && { ...first, page: pageOf(sought, sql``), total: counted };
};
/** So near to its beginning little is read of each list. */
const NEAR = 100;
type InRange = { readonly few: "sorted" | "elsewhere" };
/**
 * What stands in the only range that is asked for is counted, as far as a total is. Of many a page is walked in order, through the plans and
 * statuses that have any. Few are sorted as they were found, unless the range is made of lists by themselves, which are walked as well; or
 * they are told by another statement.
 */
const toldByRange = (sought: SoughtPage, { few }: InRange): First | undefined => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  const range = rangeOf(sought.filter);
  const [place] = sought.places;
  if (!place || !range || !isToldByRange(sought, by)) return undefined;
  const offset = offsetOf(sought.filter);
  const areLists = !isRanged(sought, by);
  if (areLists && offset + limit > NEAR) return undefined;
  const walk: Walk = { reach: offset + limit, stages: supposed(sought), byChange: isByChange(by) };
  const all = waysOf(sought, walk);
  const ways = areLists ? all.map(listByList) : all;
  const walked = keysOfPage(sought, { by, stages: everyStage(sought), walk, ways, range, offset, limit });
  const before = sql`told as materialized (select count(*) as total from (${keysInRange(sought, place, { range, upTo: FIRST })}) k), `;
  const [areMany, told] = [sql`(select told.total > ${COUNTED_MAX} from told)`, sql`(select told.total from told)`];
  const ofMany = sql`select contractor_id, id from (${walked}) k where ${areMany}`;
  const asFound = sql`select contractor_id, id from found`;
  const planned = { inOrder: true, isKept: true };
  if (areLists) return { before, found: walked, page: asFound, total: told, ...planned };
  if (few === "elsewhere") return { before, found: ofMany, page: asFound, total: sql`case when ${areMany} then ${told} end`, ...planned };
  const found = sql`select * from (${keysInRange(sought, place, { by, range, upTo: COUNTED_MAX })}) k where not ${areMany}`;
  return { before, found, page: sql`(${pageOf(sought, inOrder(by, "found"))}) union all (${ofMany})`, total: told, ...planned };
};

/** A word is supposed to find at most one of so many: a page that lies further behind is not looked for before what it finds is counted. */
const FOUND_BY_WORD = 10;
/** What comes on a page far behind, and after it as far as is counted, of what a word finds that is the only thing that is asked for. */
const foundByWord = (
  sought: SoughtPage,
  totals: readonly KnownTotal[],
  offset: number,
): Pick<First, "found" | "inOrder" | "isKept"> | undefined => {
  const { orderBy: by, itemsPerPage } = sought.filter;
  const isWordAlone = isAskedAllDay(sought, by) && detailsOf(sought.filter).length === 0;
  const isSupposed = offset + itemsPerPage <= FIRST && offset <= ofEveryKind(totals) / FOUND_BY_WORD;
  if (!isByChange(by) || !isWordAlone || !isSupposed) return undefined;
  const walk: Walk = { reach: FIRST, stages: totals, byChange: true, inUrgency: by === "DEFAULT" };
  const ways = waysOf(sought, walk);
  const found = keysOfPage(sought, { by, stages: totals, walk, ways, offset, limit: FIRST - offset });
  return { found, inOrder: ways.every(({ ordered }) => ordered), isKept: true };
};

/** A page that lies far behind tells how many there are as well, if there is anything on it: what comes before it is passed by, and not kept. */
const farAmongFirst = (sought: SoughtPage, totals: readonly KnownTotal[]): First | undefined => {
  const { filter } = sought;
  const offset = offsetOf(filter);
  if (2 * offset < FIRST) return undefined;
  const told = toldByRange(sought, { few: "elsewhere" });
  if (told) return told;
  const one = firstInOrder(sought, totals, offset);
  const first = one?.inOrder ? one : foundByWord(sought, totals, offset);
  const page = sql`select contractor_id, id from found limit ${filter.itemsPerPage}`;
  return first && { ...first, page, total: sql`${offset}::integer + nullif(${counted}, 0)` };
};

/** All of a list that is short: what many see of few projects, or what rests in them. */
const wholeOfShort = (sought: SoughtPage, totals: readonly KnownTotal[]): First | undefined => {
  const { inactive, orderBy: by, plan, status, pendencyType: kinds } = sought.filter;
  const isOfProjects = sought.places.every(({ projectIds }) => projectIds !== "all");
  const isShort = inactive ? isOfProjects : ofEveryKind(totals, kinds?.length) <= SHORT_MAX;
  if (!isShort || !(inactive || isOfProjects)) return undefined;
  const walk: Walk = { reach: FIRST, stages: totals, byChange: isByChange(by) };
  const found = everyKeyOf(sought, { by, stages: inactive ? everyStage(sought) : totals, walk, inOnePass: true });
  // Of some plans or statuses a kept plan, which knows of none how many they are, would read all.
  const isKept = (asksOneDetail(sought) || isAskedAllDay(sought, by)) && plan === undefined && status === undefined;
  return { found, page: pageOf(sought, inOrder(by, "found")), total: counted, inOrder: false, isKept };
};

/** In so many projects what lies between two days is looked for project by project, and who is called so at once. */
const PROJECTS_MAX = 1_000;
/** Whoever finds more has not looked in vain: it needs no counting any more. What is asked of somebody is found without looking at what is not. */
const WITHIN_MAX = 2_500;
const OF_NAMED_MAX = 10_000;
const maxWithin = ({ found }: SoughtPendencies): number => (found.named ? OF_NAMED_MAX : WITHIN_MAX);
/** Whether so few projects are asked for what lies between two days or months, and for nothing by a word; or for somebody's name alone. */
const asksFewProjects = (sought: SoughtPendencies): boolean => {
  const { projects: _, named, ...words } = sought.found;
  const lengths = sought.places.map(({ side, projectIds }) =>
    side === "contractor" && projectIds !== "all" ? projectIds.length : Number.POSITIVE_INFINITY,
  );
  const areFew = lengths.reduce((sum, length) => sum + length, 0) <= PROJECTS_MAX;
  const isAsked = named ? named === "workers" : asksRange(sought.filter) && !Object.values(words).some(Boolean);
  return areFew && !sought.filter.inactive && isAsked;
};
const asksOneName = ({ places, found }: SoughtPendencies): boolean => places.length === 1 && found.named !== undefined;
const withinProjects = (sought: SoughtPendencies, by: PendencyOrder): Pick<First, "found" | "isKept"> | undefined =>
  asksFewProjects(sought)
    ? { found: keysInProjects(sought, { by, upTo: maxWithin(sought) + 1 }), isKept: asksOneDetail(sought) || asksOneName(sought) }
    : undefined;
const areWithin = (sought: SoughtPendencies): Sql => sql`${counted} <= ${sql.lit(maxWithin(sought))}`;

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

/** A page of what single projects have between two days or months, or that it is too much to be read whole: nothing has to be known of them before. */
export const pageWithinProjects = async (tx: Tx, sought: SoughtPage): Promise<FirstPage | "more" | undefined> => {
  const by = sought.filter.orderBy;
  const within = withinProjects(sought, by);
  if (!within) return undefined;
  const page = pageOf(sought, sql`where ${areWithin(sought)} ${inOrder(by, "found")}`);
  const total = sql`case when ${areWithin(sought)} then ${counted} end`;
  return (await pageIn(tx, { ...within, before: namedBefore(sought), page, total, inOrder: false })) ?? "more";
};

/** A page among the first that are counted: to find them all takes as long as to count them, and so it is both. */
export const pageAmongFirst = async (tx: Tx, sought: SoughtPage, totals: readonly KnownTotal[]): Promise<FirstPage | undefined> => {
  const far = farAmongFirst(sought, totals);
  const page = far && (await pageIn(tx, far));
  if (page) return page;
  // Of some statuses single projects have their own lists; of all of them, each project is read once.
  const [sooner, later] = sought.filter.status ? [amongFirst, wholeOfShort] : [wholeOfShort, amongFirst];
  const first = toldByRange(sought, { few: "sorted" }) ?? sooner(sought, totals) ?? later(sought, totals);
  return first && pageIn(tx, first);
};

/** How many of each status single projects have between two days or months, unless it is a lot. */
export const countsWithinProjects = async (tx: Tx, sought: SoughtPendencies): Promise<readonly StatusCount[] | undefined> => {
  const within = withinProjects(sought, "DEFAULT");
  if (!within) return undefined;
  const statement = sql<StatusCount>`with ${namedBefore(sought)}found as (${within.found})
    select k.status, count(*) as total from found k group by k.status`;
  const { rows } = await (within.isKept ? keepPlan(statement) : statement).execute(tx);
  return rows.reduce((sum, { total }) => sum + total, 0) > maxWithin(sought) ? undefined : rows;
};
