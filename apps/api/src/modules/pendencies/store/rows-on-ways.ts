import type { Plan } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import type { Stage } from "../rules/page-window.ts";
import { byUrgency } from "../rules/urgency.ts";
import { asideFrom, conditions, namedAmong, unnamed } from "./pendency-conditions.ts";
import type { Sql } from "./pendency-rows.ts";
import { owners, type SoughtPendencies, type Way } from "./pendency-ways.ts";

export type End = (rows: Sql) => Sql;
/** How a walk ends, and where both plans are walked how they end together: of two in order no more is read than is wanted of both. */
type Ends = { readonly each: End; readonly both: End };
/** A part of the list: which plans and statuses, or `every` one there is, and how each of them ends. */
export type Part = {
  readonly plans: readonly Plan[];
  readonly statuses: Sql;
  /** The one of them, where it is walked by itself. */
  readonly status?: Sql;
  /** Whether they lead to rows, as a single one does. */
  readonly areLed?: true;
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
export const partOf = (stages: readonly Stage[]): Pick<Part, "plans" | "statuses"> => ({
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
export const hasAny = ({ side, ofPlan, status, range }: Sought): Sql =>
  sql`(select true from pendency p where ${owners[side]} = seen.company_id and ${ofPlan} and p.status = ${status} and p.active and ${range} limit 1)`;

/** All there is; with nothing left out it stays apart from what is asked around it. */
export const whole: End = (rows) => sql`${rows} offset 0`;

/** Beside thousands of workers nothing but a status may lead: each plan and status that is asked for would be looked for with each of them. */
const stageOfWorkers = ({ filter }: SoughtPendencies, { plans, status, statuses, areLed }: Part): Sql => {
  const isAmong = sql`p.status = any (${statuses})`;
  return sql.join(
    [
      sql``,
      ...(filter.plan ? [asideFrom(sql`p.plan = any (${[...plans]}::text[])`)] : []),
      ...(status ? [sql`p.status = ${status}`] : []),
      ...(areLed ? [isAmong] : []),
      ...(filter.status && !status && !areLed ? [asideFrom(isAmong)] : []),
    ],
    sql` and `,
  );
};

/**
 * The rows on a way, in each plan and status by themselves, as an index holds them; no index holds those of a worker so. Where they are few they
 * are read whole, those of all projects at once and others list by list: with nothing left out (`offset 0`) they stay apart, where all of a
 * company would be read and matched with the lists.
 */
export const rowsOnWay = (sought: SoughtPendencies, way: Way, part: Part): Sql => {
  // An index of projects has both plans, one beside the other.
  const areBothPlans = way.along === "projects" && !sought.filter.plan;
  const among = way.ordered && !part.inAnyOrder && !areBothPlans && part.plans.length > 1 ? namedAmong(sought) : undefined;
  const asked = conditions(among ? unnamed(sought) : sought, way);
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
export const together = (ways: readonly Way[], rowsOn: (way: Way) => Sql, none: Sql): Sql => {
  const [only, ...others] = ways;
  if (!only) return none;
  if (others.length === 0) return rowsOn(only);
  return sql`select * from (${sql.join(
    ways.map((way) => sql`(${rowsOn(way)})`),
    sql` union `,
  )}) seen`;
};

/** A walk that nobody goes. */
export const nothing = (columns: Sql): Sql => sql`select p.contractor_id, p.id, ${columns} from pendency p where false`;
