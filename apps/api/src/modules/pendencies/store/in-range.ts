import { sql } from "kysely";
import { keepPlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { StageTotal } from "../rules/page-window.ts";
import { readWholeMax, type Walk } from "../rules/way-to-walk.ts";
import { isAskedAllDay } from "./counted.ts";
import { rangesOf } from "./pendency-conditions.ts";
import { orderedBy } from "./pendency-orders.ts";
import type { Sql } from "./pendency-rows.ts";
import { owners, type SoughtPage, type SoughtPendencies } from "./pendency-ways.ts";

/** What of a plan and status stands in a range, up to so many, wherever somebody looks from. */
const inStage = (sought: SoughtPendencies, range: Sql, max: number): Sql => {
  const companies = sought.places.flatMap(({ side, companyIds }) => companyIds.map((companyId) => sql`${owners[side]} = ${companyId}`));
  const each = companies.map(
    (company) => sql`(select 1 from pendency p
      where ${company} and p.plan = of_stage.plan and p.status = of_stage.status and p.active and ${range} limit ${max})`,
  );
  return sql.join(each, sql` union all `);
};

/**
 * A walk among the days or months of a filter. Nobody sums up days: how many of each plan and status stand in them is counted, no further than
 * where it does not matter any more. Where there is none, nobody walks; where they are few, they are better read whole than met in order.
 */
export const walkInRange = async (tx: Tx, sought: SoughtPage, walk: Walk): Promise<Walk> => {
  const ranges = rangesOf(sought, orderedBy(sought.filter.orderBy));
  if (ranges.length === 0 || walk.stages.length === 0) return walk;
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
  return { ...walk, stages, inRange: few };
};
