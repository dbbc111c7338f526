import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import type { KnownTotal, Walk } from "../rules/way-to-walk.ts";
import { asksOneDetail, isAskedAllDay } from "./counted.ts";
import { sumsKnow } from "./known-totals.ts";
import { rangesOf } from "./pendency-conditions.ts";
import { everyKeyOf, everyStage, inOrder, isByChange, isOneWalk, keysOfPage, orderedBy } from "./pendency-keys.ts";
import { asListed, type ListedPendency, type NamedRow, rowsOfPage, type Sql } from "./pendency-rows.ts";
import { placesOf, type SoughtPage, type SoughtPendencies, waysOf } from "./pendency-ways.ts";

/** As many as a large company has: where whole lists are walked, it does not matter how many there are. */
const MANY_EVERYWHERE = 100_000;
export const asIfMany = (sought: SoughtPendencies): readonly KnownTotal[] =>
  everyStage(sought).map((stage) => ({ ...stage, total: MANY_EVERYWHERE, around: MANY_EVERYWHERE }));

/** Whether it is walked in this order through all of one company, or through lists of it, however many there are. */
export const isWalkedAnyway = (sought: SoughtPendencies, by: PendencyOrder = "DEFAULT"): boolean => {
  const [only, ...others] = placesOf(sought);
  const { filter, found } = sought;
  const isWhole = only?.projectIds === "all" && others.length === 0 && Object.values(found).every((ids) => ids === undefined);
  return isWhole && !sumsKnow(filter) && rangesOf(filter, orderedBy(by)).length === 0;
};

const FIRST = COUNTED_MAX + 1;
/** So many are read whole sooner than they are counted first and walked then. */
const SHORT_MAX = 5_000;

/** The first that are counted, in their order, where one walk finds them all. */
const firstInOrder = (sought: SoughtPage, totals: readonly KnownTotal[]): Sql | undefined => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  if (offsetOf(sought.filter) + limit > FIRST || !isByChange(by) || !isWalkedAnyway(sought, by)) return undefined;
  const walk: Walk = { reach: FIRST, stages: sought.filter.inactive ? [] : totals, byChange: true };
  const ways = waysOf(sought, walk);
  const stages = everyStage(sought);
  const isOneAfterTheOther = by === "DEFAULT" || new Set(stages.map(({ status }) => status)).size === 1;
  if (!isOneWalk(ways) || !isOneAfterTheOther) return undefined;
  return keysOfPage(sought, { by, stages, walk, ways, offset: 0, limit: FIRST });
};

/** All of a list that is short: what many see of few projects, or what rests in them. */
const wholeOfShort = (sought: SoughtPage, totals: readonly KnownTotal[]): Sql | undefined => {
  const { inactive, orderBy: by } = sought.filter;
  const isOfProjects = placesOf(sought).every(({ projectIds }) => projectIds !== "all");
  const isShort = inactive ? isOfProjects : totals.reduce((sum, { total }) => sum + total, 0) <= SHORT_MAX;
  const walk: Walk = { reach: FIRST, stages: totals, byChange: isByChange(by) };
  return isShort && (inactive || isOfProjects)
    ? everyKeyOf(sought, { by, stages: inactive ? everyStage(sought) : totals, walk, inOnePass: true })
    : undefined;
};

type Page = { readonly rows: readonly ListedPendency[]; readonly total: number };
type Row = NamedRow & { readonly total: number; readonly place: number };

/** A page among the first that are counted: to find them all takes as long as to count them, and so it is both. */
export const pageAmongFirst = async (tx: Tx, sought: SoughtPage, totals: readonly KnownTotal[]): Promise<Page | undefined> => {
  const { orderBy: by, itemsPerPage: limit } = sought.filter;
  const offset = offsetOf(sought.filter);
  const inOneWalk = firstInOrder(sought, totals);
  const keys = inOneWalk ?? wholeOfShort(sought, totals);
  if (!keys) return undefined;
  const statement = sql<Row>`with found as materialized (${keys}),
      page as materialized (select contractor_id, id from found ${inOrder(by, sql`found`)} limit ${limit} offset ${offset})
    select (select count(*) from found) as total, shown.* from (select 1) once
      left join (${rowsOfPage(sql`page`, sql`, row_number() over (${inOrder(by, sql`p`)}) as place`)}) shown on true order by shown.place`;
  const asked = inOneWalk ? walkInOrder(statement) : statement;
  // Of some plans or statuses a kept plan, which knows of none how many they are, would read all.
  const asksSome = sought.filter.plan !== undefined || sought.filter.status !== undefined;
  const isKept = inOneWalk ? isAskedAllDay(sought, by) : asksOneDetail(sought) && !asksSome;
  const { rows } = await (isKept ? keepPlan(asked) : asked).execute(tx);
  const shown = rows.filter(({ id }) => id !== null).map(({ total: _, place: __, ...row }) => asListed(row));
  return { rows: shown, total: rows[0]?.total ?? 0 };
};
