import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StatusCount } from "../rules/page-window.ts";
import { asksOneDetail } from "./counted.ts";
import { namedBefore } from "./found-by-words.ts";
import { counted, FIRST, type First, type FirstPage, pageIn, pageOf } from "./page-and-total.ts";
import { asksRange } from "./pendency-conditions.ts";
import { keysInProjects } from "./pendency-keys.ts";
import { inOrder } from "./pendency-orders.ts";
import type { SoughtPage, SoughtPendencies } from "./pendency-ways.ts";
import { areSingleProjects, projectsOf } from "./single-projects.ts";
import { rangeToldBySome } from "./told-by-some.ts";

/** In so many projects what lies between two days is looked for in all of them at once, and so is who is called so. */
const PROJECTS_MAX = 1_000;
/** Whoever finds more has not looked in vain: it needs no counting any more. What is only counted is not sorted. */
const WITHIN_MAX = 10_000;
const COUNTED_WITHIN_MAX = 40_000;

/** Whether so few projects are asked for what lies between two days or months, and for nothing by a word; or for somebody's name alone. */
const asksFewProjects = (sought: SoughtPendencies): boolean => {
  const { projects: _, named, ...words } = sought.found;
  const isOfContractors = sought.places.every(({ side }) => side === "contractor");
  const areFew = isOfContractors && areSingleProjects(sought) && projectsOf(sought).length <= PROJECTS_MAX;
  const isAsked = named ? named === "workers" : asksRange(sought.filter) && !Object.values(words).some(Boolean);
  return areFew && !sought.filter.inactive && isAsked;
};
const asksOneName = ({ places, found }: SoughtPendencies): boolean => places.length === 1 && found.named !== undefined;
const isKeptFor = (sought: SoughtPendencies): boolean => asksOneDetail(sought) || asksOneName(sought);

/** All of it, sorted once it is known that it is not too much. */
const readWhole = (sought: SoughtPage): Omit<First, "isKept"> => {
  const { orderBy: by } = sought.filter;
  const areWithin = sql`${counted} <= ${sql.lit(WITHIN_MAX)}`;
  return {
    before: namedBefore(sought),
    found: keysInProjects(sought, { by, upTo: WITHIN_MAX + 1 }),
    page: pageOf(sought, sql`where ${areWithin} ${inOrder(by, "found")}`),
    total: sql`case when ${areWithin} then ${counted} end`,
    inOrder: false,
  };
};
/** There is more than is counted, and yet nothing on the page: nothing was read. */
const isUnread = ({ rows, total }: FirstPage): boolean => rows.length === 0 && total >= FIRST;

/** A page of what single projects have between two days or months, or of somebody's name, or that it is too much to be read whole. */
export const pageWithinProjects = async (tx: Tx, sought: SoughtPage): Promise<FirstPage | "more" | undefined> => {
  if (!asksFewProjects(sought)) return undefined;
  const isKept = isKeptFor(sought);
  const toldBySome = sought.found.named ? undefined : rangeToldBySome(sought);
  const told = toldBySome && (await pageIn(tx, { ...toldBySome, isKept }));
  if (told) return isUnread(told) ? "more" : told;
  return (await pageIn(tx, { ...readWhole(sought), isKept })) ?? "more";
};

/** How many of each status single projects have of the same, unless it is too much. */
export const countsWithinProjects = async (tx: Tx, sought: SoughtPendencies): Promise<readonly StatusCount[] | undefined> => {
  if (!asksFewProjects(sought)) return undefined;
  const max = sought.found.named ? WITHIN_MAX : COUNTED_WITHIN_MAX;
  const statement = sql<StatusCount>`with ${namedBefore(sought)}found as (${keysInProjects(sought, { by: "DEFAULT", upTo: max + 1 })})
    select k.status, count(*) as total from found k group by k.status`;
  const { rows } = await (isKeptFor(sought) ? keepPlan(statement) : statement).execute(tx);
  return rows.reduce((sum, { total }) => sum + total, 0) > max ? undefined : rows;
};
