import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
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

/** The days and months that are asked for, each as an index has them in a row. */
export const rangesOf = ({ startDate, endDate, referenceMonthStart, referenceMonthEnd }: PendencyFilter): readonly Sql[] => {
  const days = [
    ...(startDate ? [sql`p.expiration_date >= ${startDate}::date`] : []),
    ...(endDate ? [sql`p.expiration_date <= ${endDate}::date`] : []),
  ];
  const months = [
    ...(referenceMonthStart ? [sql`p.reference_month >= ${`${referenceMonthStart}-01`}::date`] : []),
    ...(referenceMonthEnd ? [sql`p.reference_month <= ${lastDay(referenceMonthEnd)}`] : []),
  ];
  return [days, months].filter((range) => range.length > 0).map((range) => sql.join(range, sql` and `));
};

/** What a row must fulfil beside the way on which it is reached; the way has the plan, the status, the projects, and whose lists it follows. */
export const conditions = ({ filter, found }: SoughtPendencies, { along, side }: Pick<Way, "along" | "side">): Sql => {
  const asked: Sql[] = [filter.inactive ? sql`not p.active and p.removed_at is null` : sql`p.active`];
  if (found.types && along !== "types") asked.push(isOneOf(sql`p.type_id`, found.types));
  if (found.companies && along !== "companies") asked.push(isOneOf(sql`p.provider_id`, found.companies));
  asked.push(...rangesOf(filter));
  if (filter.withoutReferenceMonth) asked.push(sql`p.reference_month is null`);
  if (filter.pendencyType) asked.push(sql`p.kind = any (${filter.pendencyType})`);
  if (filter.considerComments)
    asked.push(sql`coalesce(p.id in (select c.pendency_id from pendency_comment c where c.answer_state = 'UNANSWERED'), false)`);
  if (filter.waitsForMyAnswer) asked.push(sql`${questionSide} is distinct from ${side}`);
  if (found.commonProject) asked.push(isOfProjectCalled(found.commonProject, Boolean(filter.contract)));
  if (found.commonName) asked.push(isCalled(found.commonName, side));
  else if (found.workers && along !== "workers") asked.push(isOneOf(sql`p.worker_id`, found.workers));
  return sql.join(asked, sql` and `);
};
