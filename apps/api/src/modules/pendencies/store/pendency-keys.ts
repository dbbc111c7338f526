import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import { type PendencyOrder, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Stage } from "../rules/page-window.ts";
import { byUrgency } from "../rules/urgency.ts";
import type { Walk } from "../rules/way-to-walk.ts";
import { asideFrom, conditions, namedAmong, unnamed } from "./pendency-conditions.ts";
import { walkingBy } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import { type AskedPendencies, owners, type Place, type SoughtPendencies, type Way, waysOf, waysThroughProjects } from "./pendency-ways.ts";

export const everyStage = ({ filter }: AskedPendencies): readonly Stage[] =>
  (filter.plan ?? PLANS).flatMap((plan) => (filter.status ?? pendencyStatuses).map((status) => ({ plan, status })));

type End = (rows: Sql) => Sql;
/** How a walk ends, and where both plans are walked how they end together: of two in order no more is read than is wanted of both. */
type Ends = { readonly each: End; readonly both: End };
/** A part of the list: which plans and statuses, or `every` one there is, and how each of them ends. */
type Part = {
  readonly plans: readonly Plan[];
  readonly statuses: Sql;
  /** The one of them, where it is walked by itself. */
  readonly status?: Sql;
  readonly every?: boolean;
  /** List by list, and not status by status. */
  readonly inOnePass?: boolean;
  readonly columns: Sql;
  /** What its rows fulfil beside. */
  readonly only?: Sql | undefined;
  /** Days or months of which nobody knows who has any: it is asked of an index before a plan and status is walked. */
  readonly range?: Sql | undefined;
  readonly ends: Ends;
  /** Where so many of them are enough, whichever they are. */
  readonly inAnyOrder?: true;
};
const partOf = (stages: readonly Stage[]): Pick<Part, "plans" | "statuses"> => ({
  plans: [...new Set(stages.map(({ plan }) => plan))].toSorted(),
  statuses: sql`${byUrgency.filter((status) => stages.some((stage) => stage.status === status))}::text[]`,
});

/** What is asked of the rows of several walks together, and what is told of those that fulfil it. */
type Among = { readonly columns: Sql; readonly where: Sql };
const merged = (walks: readonly Sql[], { each, both }: Ends, among?: Among): Sql => {
  const [only, ...others] = walks;
  if (only && others.length === 0) return both(only);
  const all = sql`select * from ((${sql.join(walks.map(each), sql`) union all (`)})) p`;
  return both(among ? sql`select p.contractor_id, p.id, ${among.columns} from (${each(all)} offset 0) p where ${among.where}` : all);
};

const isOfPlan = { STP: sql.raw("p.plan = 'STP'"), SSMA: sql.raw("p.plan = 'SSMA'") } as const satisfies { readonly [P in Plan]: Sql };
type Sought = { readonly side: Side; readonly ofPlan: Sql; readonly status: Sql; readonly range: Sql };
/** Whether the company that is seen has any: a question by itself, which is asked before anything is walked, and not of each row. */
const hasAny = ({ side, ofPlan, status, range }: Sought): Sql =>
  sql`(select true from pendency p where ${owners[side]} = seen.company_id and ${ofPlan} and p.status = ${status} and p.active and ${range} limit 1)`;

const whole: End = (rows) => sql`${rows} offset 0`;

/** Beside thousands of workers nothing but a status may lead: each plan and status that is asked for would be looked for with each of them. */
const stageOfWorkers = ({ filter }: SoughtPendencies, { plans, status, statuses }: Part): Sql =>
  sql.join(
    [
      sql``,
      ...(filter.plan ? [asideFrom(sql`p.plan = any (${[...plans]}::text[])`)] : []),
      ...(status ? [sql`p.status = ${status}`] : []),
      ...(filter.status && !status ? [asideFrom(sql`p.status = any (${statuses})`)] : []),
    ],
    sql` and `,
  );

/**
 * The rows on a way, in each plan and status by themselves, as an index holds them; no index holds those of a worker so. Where they are few they
 * are read whole, those of all projects at once and others list by list: with nothing left out (`offset 0`) they stay apart, where all of a
 * company would be read and matched with the lists.
 */
const branch = (sought: SoughtPendencies, way: Way, part: Part): Sql => {
  // An index of projects has both plans, one beside the other.
  const areBothPlans = way.along === "projects" && !sought.filter.plan;
  const among = way.ordered && !part.inAnyOrder && !areBothPlans && part.plans.length > 1 ? namedAmong(sought) : undefined;
  const active = part.status ? (way.activeByStatus ?? way.active) : way.active;
  const asked = conditions(among ? unnamed(sought) : sought, { ...way, ...(active && { active }) });
  const fulfilled = part.only ? sql`${part.only} and ${asked}` : sql` and ${asked}`;
  const columns = among ? sql`${part.columns}, ${among.column}` : part.columns;
  const rows = (where: Sql, stage: Sql): Sql =>
    sql`select p.contractor_id, p.id, ${columns} from pendency p where ${where}${stage}${fulfilled}`;
  const stages = part.every ? sql`` : sql` and p.plan = any (${[...part.plans]}::text[]) and p.status = any (${part.statuses})`;
  if (way.along === "workers")
    return sql`select k.* from ${way.from} cross join lateral (${whole(rows(way.where, stageOfWorkers(sought, part)))}) k`;
  // An index holds kinds within each plan and status.
  const isWhole = !way.ordered && way.along !== "kinds" && (part.every || part.inOnePass);
  if (isWhole) return sql`select k.* from ${way.from} cross join lateral (${whole(rows(way.where, stages))}) k`;
  const status = part.status ?? sql`of_status.status`;
  const ofStatus = sql` and p.status = ${status}`;
  const { range } = part;
  const ofPlans = part.plans.map((plan) => {
    const ofPlan = isOfPlan[plan];
    return range ? sql` and ${ofPlan}${ofStatus} and ${hasAny({ side: way.side, ofPlan, status, range })}` : sql` and ${ofPlan}${ofStatus}`;
  });
  const ends = way.ordered || part.inAnyOrder ? part.ends : { each: whole, both: whole };
  const eachStatus = part.status ? [] : [sql`unnest(${part.statuses}) of_status (status)`];
  const walks = (from: readonly Sql[], all: readonly Sql[]): Sql =>
    sql`select k.* from ${sql.join([...from, ...eachStatus, sql`lateral (${merged(all, ends, among && { ...among, columns: part.columns })}) k`], sql` cross join `)}`;
  const stagesIn = areBothPlans ? [ofStatus] : ofPlans;
  if (!way.ordered && way.atOnce) {
    const { atOnce } = way;
    return walks(
      [],
      stagesIn.map((stage) => rows(atOnce, stage)),
    );
  }
  const apart = way.ordered || way.along === "kinds" ? way.merged : undefined;
  const each = (apart?.where ?? [way.where]).flatMap((list) => stagesIn.map((stage) => rows(list, stage)));
  return walks([apart?.from ?? way.from], each);
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

const nothing = (columns: Sql): Sql => sql`select p.contractor_id, p.id, ${columns} from pendency p where false`;

/** Nobody counts what is read whole: any list is shorter than that of a company. */
export const MANY = 1_000_000_000;

type Wanted = { readonly by: PendencyOrder; readonly stages: readonly Stage[]; readonly walk: Walk };
/** The keys of the whole list, in no order; `inOnePass` where there are few, whatever they are. */
export const everyKeyOf = (
  sought: SoughtPendencies,
  { by, stages, walk, inOnePass = false }: Wanted & { readonly inOnePass?: boolean },
): Sql => {
  const { columns } = walkingBy(by);
  const every = inOnePass && !(sought.filter.plan || sought.filter.status);
  const part = { ...partOf(stages), every, inOnePass, columns, ends: { each: whole, both: whole } };
  const ways = stages.length > 0 ? waysOf(sought, walk) : [];
  return together(ways, (way) => branch(sought, { ...way, ordered: false }, part), nothing(columns));
};

/** The keys of what single projects have, project by project and in no order, as far as `upTo`. */
export const keysInProjects = (sought: SoughtPendencies, { by, upTo }: { readonly by: PendencyOrder; readonly upTo: number }): Sql => {
  const { columns } = walkingBy(by);
  const every = !(sought.filter.plan || sought.filter.status);
  const part = { ...partOf(everyStage(sought)), every, inOnePass: true, columns, ends: { each: whole, both: whole } };
  const keys = together(waysThroughProjects(sought), (way) => branch(sought, way, part), nothing(columns));
  return sql`select * from (${keys}) k limit ${upTo}`;
};

type InRange = { readonly by?: PendencyOrder; readonly range: Sql; readonly upTo: number };
/** What the only company of a place has between two days or months, in no order, as far as `upTo`: its keys, or nothing where they are only counted. */
export const keysInRange = (sought: SoughtPendencies, { side, companyIds }: Place, { by, range, upTo }: InRange): Sql => {
  const { plans, statuses } = partOf(everyStage(sought));
  return sql`select ${by ? sql`p.contractor_id, p.id, ${walkingBy(by).columns}` : sql`1`} from pendency p
    where ${owners[side]} = ${companyIds[0]}::bigint and p.plan = any (${plans}::text[]) and p.status = any (${statuses}) and p.active and ${range}
    limit ${upTo}`;
};

/** What is walked in one piece ends where the page does. */
export const isOneWalk = ([only, ...others]: readonly Way[]): boolean => Boolean(only?.ordered && only.isOne && others.length === 0);

/** All lists of a way are read together, status by status. */
export const isAtOnce = ([only, ...others]: readonly Way[]): boolean => Boolean(only?.atOnce && !only.ordered && others.length === 0);

/** Several lists: it is asked once for all of them whether they have any of a status. */
const severalLists = ([only]: readonly Way[]): Way | undefined => (only?.isSeveral ? only : undefined);

type Page = Wanted &
  Pick<Part, "range"> & {
    readonly ways: readonly Way[];
    readonly offset: number;
    readonly limit: number;
    /** Nothing is read that comes after it. */
    readonly end?: Sql | undefined;
  };
/**
 * The keys of a page. What is most urgent comes first, so that what follows is looked for only when the page still has room: of one status all
 * come in their order, and sorting them again would look into the next. So is what has no date, which comes last, though an index read
 * backwards begins with it.
 */
export const keysOfPage = (sought: SoughtPendencies, { by, stages, walk, ways, range, offset, limit, end }: Page): Sql => {
  const order = walkingBy(by);
  const { columns } = order;
  const { plans, statuses } = partOf(stages);
  const every = !(order.byUrgency || sought.filter.plan || sought.filter.status);
  const [upTo, cut] = [sql`limit ${walk.reach}`, sql`limit ${limit} offset ${offset}`];
  const inOrder: End = (rows) => sql`${rows} ${order.asHeld}`;
  const ending =
    (last: Sql): End =>
    (rows) =>
      sql`${rows} ${order.asHeld} ${last}`;
  const lists = severalLists(ways);
  const keysIn = (
    of: Pick<Part, "statuses" | "status">,
    { only = end && order.until(end), last = upTo }: { readonly only?: Sql | undefined; readonly last?: Sql } = {},
  ): Sql => {
    const ends = { each: inOrder, both: ending(last) };
    const part = { ...of, plans, every, columns, only, range: lists ? undefined : range, ends };
    return together(ways, (way) => branch(sought, way, part), nothing(columns));
  };
  const sorted = (keys: Sql, last: Sql): Sql => sql`select * from (${keys}) k ${order.sorted} ${last}`;
  if (order.isEmptyLast) {
    const having = (is: Sql): Sql => sorted(keysIn({ statuses }, { only: sql` and ${is}` }), upTo);
    return sorted(sql`(${having(order.dated)}) union all (${having(order.empty)}) ${upTo}`, cut);
  }
  const [only, ...others] = new Set(stages.map(({ status }) => status));
  const isOneStatus = only !== undefined && others.length === 0;
  const inOne = (status: Sql, last: Sql): Sql => {
    const of = { statuses: sql`array[${status}]`, status };
    return isOneWalk(ways) ? keysIn(of, { last }) : sorted(keysIn(of), last);
  };
  if (isOneStatus) return inOne(sql`${only}::text`, cut);
  if (!order.byUrgency) return sorted(keysIn({ statuses }), cut);
  const ofPlan = sql`p.plan = any (${plans}::text[])`;
  const any = lists && range && hasAny({ side: lists.side, ofPlan, status: sql`turn.status`, range });
  return sql`select k.* from unnest(${statuses}) with ordinality turn (status, place)
      cross join lateral (${inOne(sql`turn.status`, upTo)}) k
    ${any && lists ? sql`where (select ${any} from ${lists.seen})` : sql``} order by turn.place ${cut}`;
};

type ToCount = Pick<Walk, "stages" | "inRange">;
/** What fits, of each status no more than is counted, or little more; in any order within. */
const toCount = (sought: SoughtPendencies, { stages: known, inRange }: ToCount, by: PendencyOrder) => {
  const reach = COUNTED_MAX + 1;
  const upTo: End = (rows) => sql`${rows} limit ${reach}`;
  const walk: Walk = { reach, stages: known, inRange, byChange: true, counts: true };
  const stages = known.length > 0 ? known : everyStage(sought);
  const ways = stages.length > 0 ? waysOf(sought, walk) : [];
  const { columns } = walkingBy(by);
  const part = { ...partOf(stages), columns, ends: { each: upTo, both: upTo }, inAnyOrder: true as const };
  return { ways, foundOn: (on: readonly Way[]) => together(on, (way) => branch(sought, way, part), nothing(columns)) };
};

/** A row for each status, with how many of it there are as far as is counted. */
export const countsByStatus = (sought: SoughtPendencies, known: ToCount): { readonly counts: Sql; readonly ways: readonly Way[] } => {
  const { ways, foundOn } = toCount(sought, known, "DEFAULT");
  const found = foundOn(ways.map((way) => ({ ...way, mayBeLed: true })));
  return { counts: sql`select k.status, count(*) as total from (${found}) k group by k.status`, ways };
};

/**
 * The keys of those that fit, as far as is counted, with what they are sorted by. `inUrgency` says whether what is most urgent comes first, and
 * nothing of it lacks where the counting ends.
 */
type Counted = { readonly keys: Sql; readonly inUrgency: boolean; readonly ways: readonly Way[] };
export const countedKeys = (sought: SoughtPendencies, known: ToCount, by: PendencyOrder = "DEFAULT"): Counted => {
  const { ways, foundOn } = toCount(sought, known, by);
  return { keys: sql`select k.* from (${foundOn(ways)}) k limit ${COUNTED_MAX + 1}`, inUrgency: isOneWalk(ways) || isAtOnce(ways), ways };
};
