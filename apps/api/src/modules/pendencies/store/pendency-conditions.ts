import { sql } from "kysely";
import type { Side } from "../../../platform/access/scope.ts";
import { isOneOf } from "./is-one-of.ts";
import { questionSide, type Sql } from "./pendency-rows.ts";
import type { SoughtPendencies, Way } from "./pendency-ways.ts";

const lastDay = (month: string): Sql => sql`(${`${month}-01`}::date + interval '1 month' - interval '1 day')::date`;

/** Whether the worker of a row is called so: read where whoever stands on this side finds their workers. */
const isCalled = (name: string, side: Side): Sql =>
  side === "contractor"
    ? sql`exists (select from contractor_worker cw where cw.contractor_id = p.contractor_id and cw.worker_id = p.worker_id
        and cw.plain_words like (select found_before_last(${name})))`
    : sql`exists (select from worker w where w.provider_id = p.provider_id and w.id = p.worker_id and w.removed_at is null
        and w.plain_words like (select found_before_last(${name})))`;

/** Whether the project of a row is called so: asked by contractors alone, who read their own. */
const isOfProjectCalled = (asked: string, isContract: boolean): Sql => sql`exists (select from project pr
  where pr.contractor_id = p.contractor_id and pr.id = p.project_id
    and ${isContract ? sql`pr.plain_contract` : sql`pr.plain_name`} like (select found_anywhere(${asked})))`;

/** What a row must fulfil beside the way on which it is reached; the way has the plan, the status, the projects, and whose lists it follows. */
export const conditions = ({ filter, found }: SoughtPendencies, { along, side }: Pick<Way, "along" | "side">): Sql => {
  const asked: Sql[] = [filter.inactive ? sql`not p.active and p.removed_at is null` : sql`p.active`];
  if (found.types && along !== "types") asked.push(isOneOf(sql`p.type_id`, found.types));
  if (found.companies && along !== "companies") asked.push(isOneOf(sql`p.provider_id`, found.companies));
  if (filter.startDate) asked.push(sql`p.expiration_date >= ${filter.startDate}::date`);
  if (filter.endDate) asked.push(sql`p.expiration_date <= ${filter.endDate}::date`);
  if (filter.withoutReferenceMonth) asked.push(sql`p.reference_month is null`);
  if (filter.referenceMonthStart) asked.push(sql`p.reference_month >= ${`${filter.referenceMonthStart}-01`}::date`);
  if (filter.referenceMonthEnd) asked.push(sql`p.reference_month <= ${lastDay(filter.referenceMonthEnd)}`);
  if (filter.pendencyType) asked.push(sql`p.kind = any (${filter.pendencyType})`);
  if (filter.considerComments)
    asked.push(sql`coalesce(p.id in (select c.pendency_id from pendency_comment c where c.answer_state = 'UNANSWERED'), false)`);
  if (filter.waitsForMyAnswer) asked.push(sql`${questionSide} is distinct from ${side}`);
  if (found.commonProject) asked.push(isOfProjectCalled(found.commonProject, Boolean(filter.contract)));
  if (found.commonName) asked.push(isCalled(found.commonName, side));
  else if (found.workers && along !== "workers") asked.push(isOneOf(sql`p.worker_id`, found.workers));
  return sql.join(asked, sql` and `);
};
