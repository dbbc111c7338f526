import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import type { StatusCount } from "../rules/page-window.ts";
import { asIfMany, type KnownTotal, ofEveryKind, type Walk } from "../rules/way-to-walk.ts";
import { asksOneDetail, isAskedAllDay } from "./counted.ts";
import { asksPart, sumsKnow } from "./known-totals.ts";
import { asksRange, rangeOf, rangesOf } from "./pendency-conditions.ts";
import { everyKeyOf, everyStage, isOneWalk, keysInProjects, keysInRange, keysOfPage } from "./pendency-keys.ts";
import { inOrder, isByChange, orderedBy } from "./pendency-orders.ts";
import { asListed, type ListedPendency, type NamedRow, rowsBeside, type Sql } from "./pendency-rows.ts";
import { placesOf, type SoughtPage, type SoughtPendencies, waysOf } from "./pendency-ways.ts";

/** What is told of the stages of a list where nobody asked how many there are. */
export const supposed = (sought: SoughtPendencies): readonly KnownTotal[] =>
  asIfMany(everyStage(sought), sought.filter.pendencyType?.length);

const isRanged = ({ filter }: SoughtPendencies, by: PendencyOrder): boolean => rangesOf(filter, orderedBy(by)).length > 0;
/** Whether all of one company is looked through, and nothing is asked for by a word. */
export const isOfWhole = (sought: SoughtPendencies): boolean => {
  const [only, ...others] = placesOf(sought);
  return only?.projectIds === "all" && others.length === 0 && Object.values(sought.found).every((ids) => ids === undefined);
};
/** Whether it is walked in this order through all of one company, or through lists of it, however many there are. */
export const isWalkedAnyway = (sought: SoughtPendencies, by: PendencyOrder = "DEFAULT"): boolean =>
  isOfWhole(sought) && !sumsKnow(sought.filter) && !isRanged(sought, by);
/** Whether days or months from when to when are all that is asked of one company: to count what stands there tells how many there are. */
export const isToldByRange = (sought: SoughtPendencies, by: PendencyOrder): boolean =>
  isOfWhole(sought) &&
  placesOf(sought)[0]?.companyIds.length === 1 &&
  isRanged(sought, by) &&
  asksOneDetail(sought) &&
  !asksPart(sought.filter);

const FIRST = COUNTED_MAX + 1;
/** So many are read whole sooner than they are counted first and walked then. */
const SHORT_MAX = 5_000;

/**
 * Statements that find what is counted together with a page of it, which is not among it where `page` says so; `upTo` is said where nothing is
 * found by those that find more.
 */
type First = { readonly keys: Sql; readonly page?: Sql; readonly inOrder: boolean; readonly isKept: boolean; readonly upTo?: number };

/** The first that are counted, in their order, where one walk finds them all. */
const firstInOrder = (sought: SoughtPage, totals: readonly KnownTotal[]): First | undefined => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  const isAsked = isWalkedAnyway(sought, by) || (asksOneDetail(sought) && !isRanged(sought, by));
  if (!isAsked || !isByChange(by) || offsetOf(sought.filter) + limit > FIRST) return undefined;
  const walk: Walk = { reach: FIRST, stages: sought.filter.inactive ? [] : totals, byChange: true };
  const ways = waysOf(sought, walk);
  const stages = everyStage(sought);
  const isOneAfterTheOther = by === "DEFAULT" || new Set(stages.map(({ status }) => status)).size === 1;
  if (!isOneWalk(ways) || !isOneAfterTheOther) return undefined;
  const range = isOfWhole(sought) && !sought.filter.inactive ? rangeOf(sought.filter) : undefined;
  const keys = keysOfPage(sought, { by, stages, walk, ways, range, offset: 0, limit: FIRST });
  return { keys, inOrder: true, isKept: isAskedAllDay(sought, by) || asksOneDetail(sought) };
};

/**
 * What stands in the only range that is asked for is counted, as far as a total is; few are sorted as they were found, and of many a page is walked
 * in order, through the plans and statuses that have any.
 */
const toldByRange = (sought: SoughtPage): First | undefined => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  const range = rangeOf(sought.filter);
  const [place] = placesOf(sought);
  if (!place || !range || !isToldByRange(sought, by)) return undefined;
  const offset = offsetOf(sought.filter);
  const walk: Walk = { reach: offset + limit, stages: supposed(sought), byChange: isByChange(by) };
  const walked = keysOfPage(sought, { by, stages: everyStage(sought), walk, ways: waysOf(sought, walk), range, offset, limit });
  const areMany = sql`(select count(*) from found) > ${COUNTED_MAX}`;
  const page = sql`(select contractor_id, id from found where not (${areMany}) ${inOrder(by, "found")} limit ${limit} offset ${offset})
    union all (select contractor_id, id from (${walked}) k where ${areMany})`;
  return { keys: keysInRange(sought, place, { by, range, upTo: FIRST }), page, inOrder: true, isKept: true };
};

/** All of a list that is short: what many see of few projects, or what rests in them. */
const wholeOfShort = (sought: SoughtPage, totals: readonly KnownTotal[]): First | undefined => {
  const { inactive, orderBy: by, plan, status, pendencyType: kinds } = sought.filter;
  const isOfProjects = placesOf(sought).every(({ projectIds }) => projectIds !== "all");
  const isShort = inactive ? isOfProjects : ofEveryKind(totals, kinds?.length) <= SHORT_MAX;
  if (!isShort || !(inactive || isOfProjects)) return undefined;
  const walk: Walk = { reach: FIRST, stages: totals, byChange: isByChange(by) };
  const keys = everyKeyOf(sought, { by, stages: inactive ? everyStage(sought) : totals, walk, inOnePass: true });
  // Of some plans or statuses a kept plan, which knows of none how many they are, would read all.
  return { keys, inOrder: false, isKept: asksOneDetail(sought) && plan === undefined && status === undefined };
};

/** In so many projects what lies between two days is looked for project by project. */
const PROJECTS_MAX = 1_000;
/** Whoever finds more has not looked in vain: it needs no counting any more. */
const WITHIN_MAX = 2_500;
/** Whether so few projects are asked for what lies between two days or months, and for nothing by a word. */
const asksFewProjects = (sought: SoughtPendencies): boolean => {
  const { projects: _, ...words } = sought.found;
  const lengths = placesOf(sought).map(({ side, projectIds }) =>
    side === "contractor" && projectIds !== "all" ? projectIds.length : Number.POSITIVE_INFINITY,
  );
  const areFew = lengths.reduce((sum, length) => sum + length, 0) <= PROJECTS_MAX;
  return areFew && !sought.filter.inactive && asksRange(sought.filter) && !Object.values(words).some(Boolean);
};
const withinProjects = (sought: SoughtPendencies, by: PendencyOrder): First | undefined =>
  asksFewProjects(sought)
    ? { keys: keysInProjects(sought, { by, upTo: WITHIN_MAX + 1 }), inOrder: false, isKept: asksOneDetail(sought), upTo: WITHIN_MAX }
    : undefined;

export type FirstPage = { readonly rows: readonly ListedPendency[]; readonly total: number };
type Row = NamedRow & { readonly total: number };

const pageIn = async (
  tx: Tx,
  sought: SoughtPage,
  { keys, upTo = Number.POSITIVE_INFINITY, ...first }: First,
): Promise<FirstPage | undefined> => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  const unlessMore = Number.isFinite(upTo) ? sql`where (select count(*) from found) <= ${upTo}` : sql``;
  // What was found in order needs no sorting again: the first of it are the first.
  const asFound = first.inOrder ? sql`` : inOrder(by, "found");
  const among = sql`select contractor_id, id from found ${unlessMore} ${asFound} limit ${limit} offset ${offsetOf(sought.filter)}`;
  const statement = sql<Row>`with found as materialized (${keys}),
      page as materialized (${first.page ?? among})
    ${rowsBeside(sql`(select count(*) from found) as total`, sql`page`)} ${inOrder(by, "p")}`;
  const asked = first.inOrder ? walkInOrder(statement) : statement;
  const { rows } = await (first.isKept ? keepPlan(asked) : asked).execute(tx);
  const shown = rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => asListed(row));
  const total = rows[0]?.total ?? 0;
  return total > upTo ? undefined : { rows: shown, total };
};

/** A page of what single projects have between two days or months, or that it is too much to be read whole: nothing has to be known of them before. */
export const pageWithinProjects = async (tx: Tx, sought: SoughtPage): Promise<FirstPage | "more" | undefined> => {
  const first = withinProjects(sought, sought.filter.orderBy);
  return first && ((await pageIn(tx, sought, first)) ?? "more");
};

/** A page among the first that are counted: to find them all takes as long as to count them, and so it is both. */
export const pageAmongFirst = async (tx: Tx, sought: SoughtPage, totals: readonly KnownTotal[]): Promise<FirstPage | undefined> => {
  const first = toldByRange(sought) ?? wholeOfShort(sought, totals) ?? firstInOrder(sought, totals);
  return first && pageIn(tx, sought, first);
};

/** How many of each status single projects have between two days or months, unless it is a lot. */
export const countsWithinProjects = async (tx: Tx, sought: SoughtPendencies): Promise<readonly StatusCount[] | undefined> => {
  const first = withinProjects(sought, "DEFAULT");
  if (!first) return undefined;
  const statement = sql<StatusCount>`select k.status, count(*) as total from (${first.keys}) k group by k.status`;
  const { rows } = await (first.isKept ? keepPlan(statement) : statement).execute(tx);
  return rows.reduce((sum, { total }) => sum + total, 0) > WITHIN_MAX ? undefined : rows;
};
