import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StatusCount } from "../rules/page-window.ts";
import { asksOneDetail } from "./counted.ts";
import { namedBefore } from "./found-by-words.ts";
import { asFound, counted, FIRST, type First, type FirstPage, pageIn, pageOf } from "./page-and-total.ts";
import { asksRange } from "./pendency-conditions.ts";
import { keysInProjects } from "./pendency-keys.ts";
import { inOrder, isByChange } from "./pendency-orders.ts";
import type { SoughtPage, SoughtPendencies } from "./pendency-ways.ts";
import { projectsOf, toldNoMoreThan, untilCounted } from "./told-by-some.ts";

/** In so many projects what lies between two days is looked for project by project, and who is called so at once. */
const PROJECTS_MAX = 1_000;
/** So much is read whole; of more a page is met in order sooner. */
const SORTED_MAX = 20_000;
/** What is only counted needs no sorting, and what is asked of somebody is found without looking at what is not. */
const COUNTED_WHOLE_MAX = 40_000;
const OF_NAMED_MAX = 10_000;

const areProjects = ({ places }: SoughtPendencies): boolean =>
  places.length > 0 && places.every(({ side, projectIds }) => side === "contractor" && projectIds !== "all");
/** Whether so few projects are asked for what lies between two days or months, and for nothing by a word; or for somebody's name alone. */
const asksFewProjects = (sought: SoughtPendencies): boolean => {
  const { projects: _, named, ...words } = sought.found;
  const isAsked = named ? named === "workers" : asksRange(sought.filter) && !Object.values(words).some(Boolean);
  return areProjects(sought) && projectsOf(sought).length <= PROJECTS_MAX && !sought.filter.inactive && isAsked;
};
const asksOneName = ({ places, found }: SoughtPendencies): boolean => places.length === 1 && found.named !== undefined;
const isKeptFor = (sought: SoughtPendencies): boolean => asksOneDetail(sought) || asksOneName(sought);

/** All that lies between two days or months, sorted as it is read; more than so much is not. */
const wholeRange = (sought: SoughtPage): First => {
  const { orderBy: by, itemsPerPage } = sought.filter;
  const upTo = Math.max(FIRST, offsetOf(sought.filter) + itemsPerPage);
  const { before, is } = toldNoMoreThan(SORTED_MAX, sought, by);
  return {
    before,
    found: sql`select k.* from (${keysInProjects(sought, { by })}) k where ${is} ${inOrder(by, "k")} limit ${upTo}`,
    page: pageOf(sought, sql``),
    total: sql`case when ${is} then ${counted} else ${sql.lit(FIRST)} end`,
    inOrder: false,
    isKept: isKeptFor(sought),
  };
};
/** A page and what comes after it as far as is counted: missing where too little came before the end that some projects told. */
const rangeAsCounted = (sought: SoughtPage): First | undefined => {
  const { orderBy: by, itemsPerPage } = sought.filter;
  const offset = offsetOf(sought.filter);
  if (!isByChange(by) || offset + itemsPerPage > FIRST) return undefined;
  const { before, is, every } = toldNoMoreThan(SORTED_MAX, sought, by);
  const ending = untilCounted(by, every);
  const wanted = FIRST - offset;
  return {
    before: sql`${before}${ending.before}`,
    found: sql`select k.* from (${keysInProjects(sought, { by, only: ending.only })}) k where ${is} ${inOrder(by, "k")} limit ${wanted} offset ${offset}`,
    page: sql`${asFound} limit ${itemsPerPage}`,
    total: sql`case when not ${is} or ${counted} = ${wanted} then ${sql.lit(FIRST)}
      when ${counted} > 0 and not exists (select from ending) then ${offset}::integer + ${counted} end`,
    inOrder: false,
    isKept: isKeptFor(sought),
  };
};
/** There is more than is counted, and yet nothing on the page: nothing was read. */
const isUnread = ({ rows, total }: FirstPage): boolean => rows.length === 0 && total >= FIRST;
const pageOfRange = async (tx: Tx, sought: SoughtPage): Promise<FirstPage | undefined> => {
  const first = rangeAsCounted(sought);
  const page = (first && (await pageIn(tx, first))) ?? (await pageIn(tx, wholeRange(sought)));
  return page && !isUnread(page) ? page : undefined;
};

const areFewNamed = sql`${counted} <= ${sql.lit(OF_NAMED_MAX)}`;
const firstOfNamed = (sought: SoughtPage): First => ({
  before: namedBefore(sought),
  found: keysInProjects(sought, { by: sought.filter.orderBy, upTo: OF_NAMED_MAX + 1 }),
  page: pageOf(sought, sql`where ${areFewNamed} ${inOrder(sought.filter.orderBy, "found")}`),
  total: sql`case when ${areFewNamed} then ${counted} end`,
  inOrder: false,
  isKept: isKeptFor(sought),
});

/** A page of what single projects have between two days or months, or of somebody's name, or that it is too much to be read whole. */
export const pageWithinProjects = async (tx: Tx, sought: SoughtPage): Promise<FirstPage | "more" | undefined> => {
  if (!asksFewProjects(sought)) return undefined;
  return (await (sought.found.named ? pageIn(tx, firstOfNamed(sought)) : pageOfRange(tx, sought))) ?? "more";
};

type Counts = Pick<First, "before" | "found"> & { readonly max: number };
const countedOf = (sought: SoughtPendencies): Counts => {
  const [before, max] = sought.found.named ? [namedBefore(sought), OF_NAMED_MAX] : [sql``, COUNTED_WHOLE_MAX];
  return { before, found: keysInProjects(sought, { by: "DEFAULT", upTo: max + 1 }), max };
};

/** How many of each status single projects have of the same, unless it is too much. */
export const countsWithinProjects = async (tx: Tx, sought: SoughtPendencies): Promise<readonly StatusCount[] | undefined> => {
  if (!asksFewProjects(sought)) return undefined;
  const { before, found, max } = countedOf(sought);
  const statement = sql<StatusCount>`with ${before}found as (${found}) select k.status, count(*) as total from found k group by k.status`;
  const { rows } = await (isKeptFor(sought) ? keepPlan(statement) : statement).execute(tx);
  return rows.reduce((sum, { total }) => sum + total, 0) > max ? undefined : rows;
};
