import { sql } from "kysely";
import { offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type KnownTotal, ofEveryKind, type Walk } from "../rules/way-to-walk.ts";
import { asksOneDetail, isAskedAllDay } from "./counted.ts";
import { detailsOf } from "./known-totals.ts";
import { asFound, counted, FIRST, type First, type FirstPage, pageIn, pageOf } from "./page-and-total.ts";
import { pageInRange } from "./pages-in-range.ts";
import { rangeOf } from "./pendency-conditions.ts";
import { everyKeyOf, everyStage, isAtOnce, isOneWalk, keysOfPage } from "./pendency-keys.ts";
import { inOrder, isByChange } from "./pendency-orders.ts";
import { type SoughtPage, waysOf } from "./pendency-ways.ts";
import { areSingleProjects } from "./single-projects.ts";
import { isOfWhole, isRanged, isWalkedAnyway } from "./whole-companies.ts";

/** So many are read whole sooner than they are counted first and walked then. */
const SHORT_MAX = 5_000;

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
  const one = firstInOrder(sought, totals, offset);
  const first = one?.inOrder ? one : foundByWord(sought, totals, offset);
  const page = sql`${asFound} limit ${filter.itemsPerPage}`;
  return first && { ...first, page, total: sql`${offset}::integer + nullif(${counted}, 0)` };
};

/** All of a list that is short: what many see of few projects, or what rests in them. */
const wholeOfShort = (sought: SoughtPage, totals: readonly KnownTotal[]): First | undefined => {
  const { inactive, orderBy: by, plan, status, pendencyType: kinds } = sought.filter;
  const isOfProjects = areSingleProjects(sought);
  const isShort = inactive ? isOfProjects : ofEveryKind(totals, kinds?.length) <= SHORT_MAX;
  if (!isShort || !(inactive || isOfProjects)) return undefined;
  const walk: Walk = { reach: FIRST, stages: totals, byChange: isByChange(by) };
  const found = everyKeyOf(sought, { by, stages: inactive ? everyStage(sought) : totals, walk, inOnePass: true });
  // Of some plans or statuses a kept plan, which knows of none how many they are, would read all.
  const isKept = (asksOneDetail(sought) || isAskedAllDay(sought, by)) && plan === undefined && status === undefined;
  return { found, page: pageOf(sought, inOrder(by, "found")), total: counted, inOrder: false, isKept };
};

/** A page among the first that are counted: to find them all takes as long as to count them, and so it is both. */
export const pageAmongFirst = async (tx: Tx, sought: SoughtPage, totals: readonly KnownTotal[]): Promise<FirstPage | undefined> => {
  const inRange = await pageInRange(tx, sought);
  if (inRange) return inRange;
  const far = farAmongFirst(sought, totals);
  const page = far && (await pageIn(tx, far));
  if (page) return page;
  // Of some statuses single projects have their own lists; of all of them, each project is read once.
  const [sooner, later] = sought.filter.status ? [amongFirst, wholeOfShort] : [wholeOfShort, amongFirst];
  const first = sooner(sought, totals) ?? later(sought, totals);
  return first && pageIn(tx, first);
};
