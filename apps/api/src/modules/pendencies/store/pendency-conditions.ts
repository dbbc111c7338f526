import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import { isOneOf } from "./is-one-of.ts";
import type { Sql } from "./pendency-rows.ts";
import type { SoughtPendencies, Way } from "./pendency-ways.ts";

/** Who asked what waits for the answer of a side. */
const opposite = { contractor: "provider", provider: "contractor" } as const satisfies { readonly [S in Side]: Side };

const lastDay = (month: string): Sql => sql`(${`${month}-01`}::date + interval '1 month' - interval '1 day')::date`;

/** Whether the worker of a row is called so: read where whoever stands on this side finds their workers, and those who were. */
export const isCalled = (name: string, side: Side): Sql =>
  side === "contractor"
    ? sql`exists (select from (
        select cw.plain_words from contractor_worker cw where cw.contractor_id = p.contractor_id and cw.worker_id = p.worker_id
        union all
        select gw.plain_words from contractor_gone_worker gw where gw.contractor_id = p.contractor_id and gw.worker_id = p.worker_id) w
        where ' ' || w.plain_words like (select found_before_last(${name})))`
    : sql`exists (select from worker w where w.provider_id = p.provider_id and w.id = p.worker_id
        and ' ' || w.plain_words like (select found_before_last(${name})))`;

/** Whether the project of a row is called so: asked by contractors alone, who read their own; `offset 0` asks of each row, and not of all projects before. */
const isOfProjectCalled = (asked: string, isContract: boolean): Sql => sql`exists (select from project pr
  where pr.contractor_id = p.contractor_id and pr.id = p.project_id
    and ${isContract ? sql`pr.plain_contract` : sql`pr.plain_name`} like (select found_anywhere(${asked})) offset 0)`;

const isWithinDays = ({ startDate, endDate }: PendencyFilter): readonly Sql[] => [
  ...(startDate ? [sql`p.expiration_date >= ${startDate}::date`] : []),
  ...(endDate ? [sql`p.expiration_date <= ${endDate}::date`] : []),
];
const isWithinMonths = ({ referenceMonthStart, referenceMonthEnd }: PendencyFilter): readonly Sql[] => [
  ...(referenceMonthStart ? [sql`p.reference_month >= ${`${referenceMonthStart}-01`}::date`] : []),
  ...(referenceMonthEnd ? [sql`p.reference_month <= ${lastDay(referenceMonthEnd)}`] : []),
];
/** Whether a filter asks for what lies between two days or two months. */
export const asksRange = (filter: PendencyFilter): boolean => isWithinDays(filter).length + isWithinMonths(filter).length > 0;
/** From when to when something is asked for: the days, or else the months. */
export const rangeOf = (filter: PendencyFilter): Sql | undefined => {
  const [range] = [isWithinDays(filter), isWithinMonths(filter)].filter(({ length }) => length > 0);
  return range && sql.join(range, sql` and `);
};
/** Everything else that a filter asks for; a row of it is asked for the days or months by the column that tells them. */
export const besideRange = <F extends PendencyFilter>(filter: F) => {
  const { startDate, endDate, referenceMonthStart, referenceMonthEnd, ...others } = filter;
  return { filter: others, column: startDate || endDate ? sql`p.expiration_date` : sql`p.reference_month` };
};
/** The order in which an index holds rows. */
export type Held = "change" | "expiry" | "revision";
/**
 * The days and months that are asked for, from when to when, where a walk in this order would have to look for them: in that of the last change
 * few of them are lists by themselves, and in that of expiry days are met one after the other.
 */
export const rangesOf = ({ filter, dates }: SoughtPendencies, held: Held): readonly Sql[] => {
  const areDaysMet = held === "expiry" || (held === "change" && dates.days);
  const areMonthsMet = held === "change" && dates.months;
  return [areDaysMet ? [] : isWithinDays(filter), areMonthsMet ? [] : isWithinMonths(filter)]
    .filter((range) => range.length > 0)
    .map((range) => sql.join(range, sql` and `));
};

/** Leads to no index by itself. */
export const asideFrom = (one: Sql): Sql => sql`coalesce(${one}, false)`;
/**
 * Where lists of projects are read at once, what is asked of a row beside must not lead elsewhere: an index of days or months has those of
 * everybody. Where these are few it may.
 */
const unled = (asked: readonly Sql[], { atOnce, ordered, mayBeLed }: Way, areFew: boolean): readonly Sql[] =>
  atOnce && !ordered && !areFew && !mayBeLed ? asked.map(asideFrom) : asked;
/** What an index holds of everybody alone stays aside wherever somebody goes along projects. */
const ofEverybody = (one: Sql, { along }: Way): Sql => (along === "projects" ? asideFrom(one) : one);

const columnOf = { workers: sql`p.worker_id`, projects: sql`p.project_id` } as const;
/**
 * They are told in the order of their ids, and found by halving: a table of thousands would have to be put up for each list. Decimals are halved
 * in half the time, and hold every id there is.
 */
const named = sql`(select named.decimals from named)`;
const isNamed = (column: Sql): Sql => sql`coalesce(${named}[width_bucket(${column}::float8, ${named})] = ${column}, false)`;

type AskedOfNamed = { readonly column: Sql; readonly where: Sql };
/** Who is `named` is asked once of what several walks have together, by a column that their rows tell. */
export const namedAmong = ({ found }: SoughtPendencies): AskedOfNamed | undefined =>
  found.named && { column: columnOf[found.named], where: isNamed(columnOf[found.named]) };
export const unnamed = <S extends SoughtPendencies>(sought: S): S => {
  const { named: _, ...found } = sought.found;
  return { ...sought, found };
};

/** What a row must fulfil beside the way on which it is reached; the way has the plan, the status, the projects, and whose lists it follows. */
export const conditions = ({ filter, found, dates }: SoughtPendencies, way: Way): Sql => {
  const { along, side } = way;
  const asked: Sql[] = [filter.inactive ? sql`not p.active and p.removed_at is null` : (way.active ?? sql`p.active`)];
  if (found.types && along !== "types") asked.push(isOneOf(sql`p.type_id`, found.types));
  if (found.companies && along !== "companies") asked.push(isOneOf(sql`p.provider_id`, found.companies));
  if (along !== "days") asked.push(...unled(isWithinDays(filter), way, Boolean(dates.days)));
  if (along !== "months") asked.push(...unled(isWithinMonths(filter), way, Boolean(dates.months)));
  if (filter.withoutReferenceMonth) asked.push(ofEverybody(sql`p.reference_month is null`, way));
  if (filter.pendencyType && along !== "kinds") asked.push(sql`p.kind = any (${filter.pendencyType})`);
  if (filter.waitsForMyAnswer) asked.push(ofEverybody(sql`p.question_side = ${sql.lit(opposite[side])}`, way));
  if (found.commonProject) asked.push(isOfProjectCalled(found.commonProject, Boolean(filter.contract)));
  if (found.commonName) asked.push(isCalled(found.commonName, side));
  else if (found.named && along !== "workers") asked.push(isNamed(columnOf[found.named]));
  else if (found.workers && along !== "workers") asked.push(isOneOf(sql`p.worker_id`, found.workers));
  const [only, ...others] = asked;
  return only && others.length === 0 ? only : sql.join(asked, sql` and `);
};
