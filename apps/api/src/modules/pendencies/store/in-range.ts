import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { walkInOrder } from "../../../platform/database/walk-in-order.ts";
import { asCounted, type StageTotal } from "../rules/page-window.ts";
import { byUrgency } from "../rules/urgency.ts";
import { readWholeMax, type Walk } from "../rules/way-to-walk.ts";
import { type Counted, isAskedAllDay } from "./counted.ts";
import { isToldByRange } from "./first-pages.ts";
import { rangesOf } from "./pendency-conditions.ts";
import { orderedBy } from "./pendency-keys.ts";
import type { Sql } from "./pendency-rows.ts";
import { owners, placesOf, type SoughtPage, type SoughtPendencies } from "./pendency-ways.ts";

/** What of a plan and status stands in a range, up to so many, wherever somebody looks from. */
const inStage = (sought: SoughtPendencies, range: Sql, max: number): Sql => {
  const companies = placesOf(sought).flatMap(({ side, companyIds }) => companyIds.map((companyId) => sql`${owners[side]} = ${companyId}`));
  const each = companies.map(
    (company) => sql`(select 1 from pendency p
      where ${company} and p.plan = of_stage.plan and p.status = of_stage.status and p.active and ${range} limit ${max})`,
  );
  return sql.join(each, sql` union all `);
};

/** `many` are what the counting told where there are more than are counted. */
type InRange = { readonly walk: Walk; readonly many?: Counted };

/**
 * What stands in the only range that is asked for is counted in its urgency, as far as a total is: in each plan by itself, so that of every status
 * that may come that early it is known in which of them it has some.
 */
const walkTold = async (tx: Tx, sought: SoughtPage, { walk, range }: { readonly walk: Walk; readonly range: Sql }): Promise<InRange> => {
  const stages = byUrgency.flatMap((status) => walk.stages.filter((stage) => stage.status === status));
  const [plans, statuses] = [stages.map(({ plan }) => plan), stages.map(({ status }) => status)];
  const [ofEach, ofAll] = [COUNTED_MAX + 1, (COUNTED_MAX + 1) * new Set(plans).size];
  const statement = sql<StageTotal>`select k.plan, k.status, count(*) as total
    from (select of_stage.plan, of_stage.status from unnest(${plans}::text[], ${statuses}::text[]) of_stage (plan, status)
      cross join lateral (${inStage(sought, range, ofEach)}) one limit ${ofAll}) k
    group by k.plan, k.status`;
  const { rows: counts } = await keepPlan(walkInOrder(statement)).execute(tx);
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const told = asCounted(stages, { counts, max: COUNTED_MAX, areAll: total < ofAll });
  if (total <= COUNTED_MAX) return { walk: { ...walk, stages: told, inRange: total } };
  return { walk: { ...walk, stages: told }, many: { total, byStatus: counts, upTo: COUNTED_MAX } };
};

/**
 * A walk among the days or months of a filter. Nobody sums up days: how many of each plan and status stand in them is counted, no further than
 * where it does not matter any more. Where there is none, nobody walks; where they are few, they are better read whole than met in order.
 */
export const walkInRange = async (tx: Tx, sought: SoughtPage, walk: Walk): Promise<InRange> => {
  const ranges = rangesOf(sought.filter, orderedBy(sought.filter.orderBy));
  const [range] = ranges;
  if (range === undefined || walk.stages.length === 0) return { walk };
  if (isToldByRange(sought, sought.filter.orderBy)) return walkTold(tx, sought, { walk, range });
  // In each plan and status no more than its share, so that to count never takes longer than to read them whole would.
  const max = Math.ceil(readWholeMax(walk) / walk.stages.length);
  const [plans, statuses] = [walk.stages.map(({ plan }) => plan), walk.stages.map(({ status }) => status)];
  const counts = ranges.map((one) => sql`(select count(*) from (${inStage(sought, one, max + 1)}) k)`);
  const statement = sql<StageTotal>`select of_stage.plan, of_stage.status, least(${sql.join(counts)})::integer as total
    from unnest(${plans}::text[], ${statuses}::text[]) of_stage (plan, status)`;
  const { rows } = await (isAskedAllDay(sought, sought.filter.orderBy) ? keepPlan(statement) : statement).execute(tx);
  const inRange = new Map(rows.map(({ plan, status, total }) => [`${plan} ${status}`, total]));
  const stages = walk.stages.flatMap((stage) => {
    const counted = inRange.get(`${stage.plan} ${stage.status}`) ?? 0;
    // Where the counting ended early, nobody knows how many there are: as many as without the range.
    const total = counted > max ? stage.total : Math.min(stage.total, counted);
    return total > 0 ? [{ ...stage, total }] : [];
  });
  const areFew = rows.every(({ total }) => total <= max);
  const few = areFew ? rows.reduce((sum, { total }) => sum + total, 0) : undefined;
  return { walk: { ...walk, stages, inRange: few } };
};
