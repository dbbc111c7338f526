import type { ProjectListQuery } from "@emdia/contract/projects/routes.ts";
import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;
/** Filter of the project list without its page. */
export type ProjectFilter = Omit<ProjectListQuery, "page" | "itemsPerPage" | "orderBy">;
/** Conditions on a project `p`, apart from its suppliers and its state. */
export const conditions = ({ companies, facilities, departments, projects, startsFrom, endsUntil }: ProjectFilter): Sql => {
  const parts: Sql[] = [sql`p.state <> 'removed'`];
  if (companies) parts.push(sql`p.contractor_id = any (${companies}::bigint[])`);
  if (startsFrom) parts.push(sql`p.start_date >= ${startsFrom}::date`);
  if (endsUntil) parts.push(sql`p.end_date <= ${endsUntil}::date`);
  if (facilities)
    parts.push(sql`exists (select from project_location l
      where l.contractor_id = p.contractor_id and l.project_id = p.id and l.facility_id = any (${facilities}::bigint[]))`);
  if (departments)
    parts.push(sql`exists (select from project_location l
      where l.contractor_id = p.contractor_id and l.project_id = p.id and l.department_id = any (${departments}::bigint[]))`);
  if (projects) parts.push(sql`p.id = any (${projects}::bigint[])`);
  return sql.join(parts, sql` and `);
};

/** Whether one of the suppliers has one of the plans. On the supplier's side, `own` limits the suppliers to the user's company. */
export const suppliedBy = ({ provider, plan }: ProjectFilter, own?: Sql): Sql => {
  if (!provider && !plan) return sql`true`;
  const withPlan = sql`join project_company_plan x on x.contractor_id = l.contractor_id and x.project_company_id = l.id
    and x.plan = any (${plan}::text[])`;
  return sql`exists (select from project_company l ${plan ? withPlan : sql``} where l.contractor_id = p.contractor_id and l.project_id = p.id
    ${provider ? sql`and l.provider_id = any (${provider}::bigint[])` : sql``} ${own ? sql`and l.provider_id = ${own}` : sql``})`;
};

/** Links with the copied columns of their projects. */
export const linked = sql`(select pc.contractor_id, pc.project_id as id, pc.provider_id, pc.project_name as name, pc.project_start as start_date,
  pc.project_end as end_date, pc.project_state as state, pc.project_is_draft as is_draft from project_company pc)`;
