import { PLANS } from "@emdia/contract/limits.ts";
import { type PendencyOrder, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Stage } from "../rules/page-window.ts";
import { byUrgency } from "../rules/urgency.ts";
import type { KnownTotal, Walk } from "../rules/way-to-walk.ts";
import { conditions } from "./pendency-conditions.ts";
import type { Sql } from "./pendency-rows.ts";
import { type AskedPendencies, type SoughtPendencies, type Way, waysOf } from "./pendency-ways.ts";

type Order = { readonly column: Sql; readonly descends?: true; readonly isEmptyLast?: true; readonly byUrgency?: true };
const updated = sql`updated_at`;
const expiry = sql`expiration_date`;
/** Each order ends in the id, in its own direction, so that an index is walked either way. What is most relevant has waited longest. */
const orders: { readonly [O in PendencyOrder]: Order } = {
  DEFAULT: { column: updated, byUrgency: true },
  REVISION_DATE: { column: sql`revision_date` },
  EXPIRATION_DATE_ASC: { column: expiry },
  EXPIRATION_DATE_DESC: { column: expiry, descends: true, isEmptyLast: true },
  UPDATED_DESC: { column: updated, descends: true },
  UPDATED_ASC: { column: updated },
};

export const isByChange = (order: PendencyOrder): boolean => orders[order].column === updated;

const direction = ({ descends }: Order): Sql => (descends ? sql`desc` : sql`asc`);
const within = (order: Order, of: Sql): Sql =>
  sql`${of}.${order.column} ${direction(order)}${order.isEmptyLast ? sql` nulls last` : sql``}, ${of}.id ${direction(order)}`;
/** How the whole list is sorted, of rows that are called like this. */
export const inOrder = (by: PendencyOrder, of: Sql): Sql => {
  const order = orders[by];
  const first = order.byUrgency ? sql`array_position(${[...byUrgency]}::text[], ${of}.status), ` : sql``;
  return sql`order by ${first}${within(order, of)}`;
};

export const everyStage = ({ filter }: AskedPendencies): readonly Stage[] =>
  (filter.plan ?? PLANS).flatMap((plan) => (filter.status ?? pendencyStatuses).map((status) => ({ plan, status })));

/** A part of the list: which plans and statuses, or `every` one there is, and how each of them ends. */
type Part = {
  readonly plans: Sql;
  readonly statuses: Sql;
  readonly every?: boolean;
  readonly columns: Sql;
  /** What its rows fulfil beside. */
  readonly only?: Sql;
  readonly end: (rows: Sql) => Sql;
};
const partOf = (stages: readonly Stage[]): Pick<Part, "plans" | "statuses"> => ({
  plans: sql`${[...new Set(stages.map(({ plan }) => plan))]}::text[]`,
  statuses: sql`${byUrgency.filter((status) => stages.some((stage) => stage.status === status))}::text[]`,
});

/**
 * The rows on a way, in each plan and status by themselves, as an index holds them; no index holds those of a worker so. Where they are few they
 * are read whole, list by list: with nothing left out (`offset 0`) they stay apart, where all of a company would be read and matched with the lists.
 */
const branch = (sought: SoughtPendencies, way: Way, part: Part): Sql => {
  const rows = (stage: Sql): Sql => sql`select p.contractor_id, p.id, p.status, ${part.columns} from pendency p
    where ${way.where}${stage}${part.only ?? sql``} and ${conditions(sought, way)}`;
  const stages = part.every ? sql`` : sql` and p.plan = any (${part.plans}) and p.status = any (${part.statuses})`;
  const isWhole = !way.ordered && (part.every || way.along === "workers");
  if (isWhole) return sql`select k.* from ${way.from} cross join lateral (${rows(stages)} offset 0) k`;
  const ofStage = rows(sql` and p.plan = of_plan.plan and p.status = of_status.status`);
  return sql`select k.* from ${way.from} cross join unnest(${part.statuses}) of_status (status) cross join unnest(${part.plans}) of_plan (plan)
    cross join lateral (${way.ordered ? part.end(ofStage) : sql`${ofStage} offset 0`}) k`;
};

/** What is found on all ways together, each row once however many ways lead there. */
const together = (ways: readonly Way[], rowsOn: (way: Way) => Sql, none: Sql): Sql => {
  const [only, ...others] = ways;
  if (!only) return none;
  if (others.length === 0) return rowsOn(only);
  return sql`select * from (${sql.join(
    ways.map((way) => sql`(${rowsOn(way)})`),
    sql` union `,
  )}) seen`;
};

const nothing = (column: Sql): Sql => sql`select p.contractor_id, p.id, p.status, p.${column} from pendency p where false`;

type Wanted = { readonly by: PendencyOrder; readonly stages: readonly Stage[]; readonly walk: Walk };
/** The keys of the whole list, in no order. */
export const everyKeyOf = (sought: SoughtPendencies, { by, stages, walk }: Wanted): Sql => {
  const { column } = orders[by];
  const part = { ...partOf(stages), columns: sql`p.${column}`, end: (rows: Sql) => rows };
  return together(waysOf(sought, walk), (way) => branch(sought, { ...way, ordered: false }, part), nothing(column));
};

type Page = Wanted & { readonly ways: readonly Way[]; readonly offset: number; readonly limit: number };
/**
 * The keys of a page. What is most urgent comes first, so that what follows is looked for only when the page still has room; so is what has no
 * date, which comes last, though an index read backwards begins with it.
 */
export const keysOfPage = (sought: SoughtPendencies, { by, stages, walk, ways, offset, limit }: Page): Sql => {
  const order = orders[by];
  const { plans, statuses } = partOf(stages);
  const every = !(order.byUrgency || sought.filter.plan || sought.filter.status);
  const upTo = sql`limit ${walk.reach}`;
  const end = (rows: Sql): Sql => sql`${rows} order by p.${order.column} ${direction(order)}, p.id ${direction(order)} ${upTo}`;
  const keysIn = (of: Sql, only = sql``): Sql =>
    together(
      ways,
      (way) => branch(sought, way, { plans, statuses: of, every, columns: sql`p.${order.column}`, only, end }),
      nothing(order.column),
    );
  const sorted = (keys: Sql, cut: Sql): Sql => sql`select * from (${keys}) k order by ${within(order, sql`k`)} ${cut}`;
  const cut = sql`limit ${limit} offset ${offset}`;
  if (order.isEmptyLast) {
    const having = (is: Sql): Sql => sorted(keysIn(statuses, sql` and p.${order.column} ${is}`), upTo);
    return sorted(sql`(${having(sql`is not null`)}) union all (${having(sql`is null`)}) ${upTo}`, cut);
  }
  const isOneStatus = new Set(stages.map(({ status }) => status)).size === 1;
  if (!order.byUrgency || isOneStatus) return sorted(keysIn(statuses), cut);
  return sql`select k.* from unnest(${statuses}) with ordinality turn (status, place)
      cross join lateral (${sorted(keysIn(sql`array[turn.status]`), upTo)}) k
    order by turn.place, ${within(order, sql`k`)} ${cut}`;
};

/** A row for each that fits, as far as is counted. */
export const countedKeys = (sought: SoughtPendencies, known: readonly KnownTotal[]): Sql => {
  const reach = COUNTED_MAX + 1;
  const walk: Walk = { reach, stages: known, byChange: true, counts: true };
  const part = {
    ...partOf(known.length > 0 ? known : everyStage(sought)),
    columns: sql`p.plan`,
    end: (rows: Sql) => sql`${rows} limit ${reach}`,
  };
  const found = together(waysOf(sought, walk), (way) => branch(sought, way, part), sql`select where false`);
  return sql`select 1 from (${found}) k limit ${reach}`;
};
