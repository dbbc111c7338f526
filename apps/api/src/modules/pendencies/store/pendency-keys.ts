import { PLANS } from "@emdia/contract/limits.ts";
import { type PendencyOrder, type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Stage } from "../rules/page-window.ts";
import { areMostUrgent, inGroups } from "../rules/urgency.ts";
import type { Walk } from "../rules/way-to-walk.ts";
import { inOrder, walkingBy } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import { type AskedPendencies, owners, type Place, type SoughtPendencies, type Way, waysOf, waysThroughProjects } from "./pendency-ways.ts";
import { type End, hasAny, nothing, type Part, partOf, rowsOnWay, together, whole } from "./rows-on-ways.ts";

export const everyStage = ({ filter }: AskedPendencies): readonly Stage[] =>
  (filter.plan ?? PLANS).flatMap((plan) => (filter.status ?? pendencyStatuses).map((status) => ({ plan, status })));

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
  return together(ways, (way) => rowsOnWay(sought, { ...way, ordered: false }, part), nothing(columns));
};

type WithinProjects = { readonly by: PendencyOrder; readonly upTo?: number; readonly only?: Sql };
/** The keys of what single projects have, project by project and in no order, as far as `upTo`; `only` is what a row fulfils beside. */
export const keysInProjects = (sought: SoughtPendencies, { by, upTo, only }: WithinProjects): Sql => {
  const { columns } = walkingBy(by);
  const every = !(sought.filter.plan || sought.filter.status);
  const part = { ...partOf(everyStage(sought)), every, inOnePass: true, columns, only, ends: { each: whole, both: whole } };
  const keys = together(waysThroughProjects(sought), (way) => rowsOnWay(sought, way, part), nothing(columns));
  return upTo === undefined ? keys : sql`select * from (${keys}) k limit ${upTo}`;
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

type OfGroup = (statuses: Sql, isTurn: Sql) => Sql;
const writtenOut = (statuses: readonly PendencyStatus[]): Sql => sql`array[${sql.join(statuses.map((status) => sql.lit(status)))}]`;
/**
 * The keys of the groups whose turn it is. What is most urgent of workers has an index of its own, which is found where it is written out which
 * statuses these are; where others were, they would lead elsewhere.
 */
const keysInTurn = ([first = [], ...others]: readonly (readonly PendencyStatus[])[], keysOf: OfGroup): Sql => {
  const inTurn = sql`string_to_array(turn.statuses, ',')`;
  if (!areMostUrgent(first)) return keysOf(inTurn, sql``);
  const urgent = keysOf(writtenOut(first), sql` and turn.place = 1`);
  return others.length === 0 ? urgent : sql`(${urgent}) union all (${keysOf(inTurn, sql` and turn.place > 1`)})`;
};

type Page = Wanted &
  Pick<Part, "range"> & {
    readonly ways: readonly Way[];
    /** What a row of keys holds beside what it is sorted by. */
    readonly beside?: Sql | undefined;
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
export const keysOfPage = (sought: SoughtPendencies, { by, stages, walk, ways, range, beside, offset, limit, end }: Page): Sql => {
  const order = walkingBy(by);
  const columns = beside ? sql`${order.columns}, ${beside}` : order.columns;
  const { plans, statuses } = partOf(stages);
  const every = !(order.byUrgency || sought.filter.plan || sought.filter.status);
  const [upTo, cut] = [sql`limit ${walk.reach}`, sql`limit ${limit} offset ${offset}`];
  const held: End = (rows) => sql`${rows} ${order.asHeld}`;
  const ending =
    (last: Sql): End =>
    (rows) =>
      sql`${rows} ${order.asHeld} ${last}`;
  const lists = severalLists(ways);
  const keysIn = (
    of: Pick<Part, "statuses" | "status" | "areLed">,
    { only = end && order.until(end), last = upTo }: { readonly only?: Sql | undefined; readonly last?: Sql } = {},
  ): Sql => {
    const ends = { each: held, both: ending(last) };
    const part = { ...of, plans, every, columns, only, range: lists ? undefined : range, ends };
    return together(ways, (way) => rowsOnWay(sought, way, part), nothing(columns));
  };
  const sorted = (keys: Sql, last: Sql): Sql => sql`select * from (${keys}) k ${order.sorted} ${last}`;
  if (order.isEmptyLast) {
    const having = (is: Sql): Sql => sorted(keysIn({ statuses }, { only: sql` and ${is}` }), upTo);
    return sorted(sql`(${having(order.dated)}) union all (${having(order.empty)}) ${upTo}`, cut);
  }
  const among = new Set(stages.map(({ status }) => status));
  const [only, ...others] = among;
  const isOneStatus = only !== undefined && others.length === 0;
  const inOne = (status: Sql, last: Sql): Sql => {
    const of = { statuses: sql`array[${status}]`, status };
    return isOneWalk(ways) ? keysIn(of, { last }) : sorted(keysIn(of), last);
  };
  if (isOneStatus) return inOne(sql`${only}::text`, cut);
  if (!order.byUrgency) return sorted(keysIn({ statuses }), cut);
  if (ways.every(({ along }) => along === "workers")) {
    // What somebody has of several statuses stands together: each by itself would be looked for with each of them anew.
    const until = end ? order.until(end) : sql``;
    const groups = inGroups(among);
    const keys = keysInTurn(groups, (of, isTurn) => keysIn({ statuses: of, areLed: true }, { only: sql`${until}${isTurn}` }));
    return sql`select k.* from unnest(${groups.map((group) => group.join())}::text[]) with ordinality turn (statuses, place)
      cross join lateral (select * from (${keys}) found ${inOrder(by, "found")} ${upTo}) k order by turn.place ${cut}`;
  }
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
  return { ways, foundOn: (on: readonly Way[]) => together(on, (way) => rowsOnWay(sought, way, part), nothing(columns)) };
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
