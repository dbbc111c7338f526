import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StatusCount } from "../rules/page-window.ts";
import { asksOneDetail } from "./counted.ts";
import { namedBefore } from "./found-by-words.ts";
import { counted, type First, type FirstPage, pageIn, pageOf } from "./page-and-total.ts";
import { asksRange } from "./pendency-conditions.ts";
import { keysInProjects } from "./pendency-keys.ts";
import { inOrder } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import type { SoughtPage, SoughtPendencies } from "./pendency-ways.ts";

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

/** A page of what single projects have between two days or months, or that it is too much to be read whole: nothing has to be known of them before. */
export const pageWithinProjects = async (tx: Tx, sought: SoughtPage): Promise<FirstPage | "more" | undefined> => {
  const by = sought.filter.orderBy;
  const within = withinProjects(sought, by);
  if (!within) return undefined;
  const page = pageOf(sought, sql`where ${areWithin(sought)} ${inOrder(by, "found")}`);
  const total = sql`case when ${areWithin(sought)} then ${counted} end`;
  return (await pageIn(tx, { ...within, before: namedBefore(sought), page, total, inOrder: false })) ?? "more";
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
