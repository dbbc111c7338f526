import { PLANS } from "@emdia/contract/limits.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Reach, Side } from "../../../platform/access/scope.ts";
import type { VisiblePendencies } from "../policy.ts";
import type { Sql } from "./pendency-rows.ts";

/** What is asked, and by whom: which pendencies are seen. */
export type AskedPendencies = { readonly visible: VisiblePendencies; readonly filter: PendencyFilter };

const lastDay = (month: string): Sql => sql`(${`${month}-01`}::date + interval '1 month' - interval '1 day')::date`;

/** What a row must fulfil beside the way on which it is reached; the way has the plan and the status. */
const conditions = ({ filter }: AskedPendencies): Sql => {
  const asked: Sql[] = [filter.inactive ? sql`not p.active and p.removed_at is null` : sql`p.active`];
  if (filter.name) asked.push(sql`(p.type_owner_id, p.type_id) in (select t.owner_id, t.id from asked_type t)`);
  if (filter.startDate) asked.push(sql`p.expiration_date >= ${filter.startDate}::date`);
  if (filter.endDate) asked.push(sql`p.expiration_date <= ${filter.endDate}::date`);
  if (filter.withoutReferenceMonth) asked.push(sql`p.reference_month is null`);
  if (filter.referenceMonthStart) asked.push(sql`p.reference_month >= ${`${filter.referenceMonthStart}-01`}::date`);
  if (filter.referenceMonthEnd) asked.push(sql`p.reference_month <= ${lastDay(filter.referenceMonthEnd)}`);
  if (filter.pendencyType) asked.push(sql`p.kind = any (${filter.pendencyType})`);
  if (filter.employee) asked.push(sql`(p.provider_id, p.worker_id) in (select w.provider_id, w.worker_id from asked_worker w)`);
  if (filter.company) asked.push(sql`p.provider_id in (select c.id from asked_company c)`);
  if (asksForProjects(filter)) asked.push(sql`(p.contractor_id, p.project_id) in (select a.contractor_id, a.id from asked_project a)`);
  return sql.join(asked, sql` and `);
};

const asksForProjects = ({ project_name, contract, project }: PendencyFilter): boolean => Boolean(project_name || contract || project);

/** Words are looked for once, among the few companies, types, projects and workers that have them. */
export const findings = ({ filter }: AskedPendencies): Sql => {
  const { name, company, employee, project_name, contract, project } = filter;
  const found: Sql[] = [];
  if (name)
    found.push(
      sql`asked_type as materialized (select d.owner_id, d.id from document_type d where plain_text(d.name) like found_anywhere(${name}))`,
    );
  if (company)
    found.push(
      sql`asked_company as materialized (select c.id from company c where plain_text(c.trading_name || ' ' || c.name || ' ' || c.cnpj) like found_anywhere(${company}))`,
    );
  if (employee)
    found.push(
      sql`asked_worker as materialized (select distinct m.provider_id, m.worker_id from workers_matching(${employee}) m where m.by_name)`,
    );
  const projects: Sql[] = [];
  if (project_name)
    projects.push(
      sql`select m.contractor_id, m.id from projects_matching(${project_name}) m where plain_text(m.name) like found_anywhere(${project_name})`,
    );
  if (contract)
    projects.push(sql`select p.contractor_id, p.id from projects_matching(${contract}) m join project p on p.contractor_id = m.contractor_id and p.id = m.id
      where plain_text(p.contract_number) like found_anywhere(${contract})`);
  if (project) projects.push(sql`select p.contractor_id, p.id from project p where p.id = any (${project}::bigint[])`);
  if (projects.length > 0) found.push(sql`asked_project (contractor_id, id) as materialized (${sql.join(projects, sql` intersect `)})`);
  return found.length > 0 ? sql`${sql.join(found, sql`, `)}, ` : sql``;
};

const statusesOf = ({ status }: PendencyFilter): readonly PendencyStatus[] => status ?? pendencyStatuses;
/** Every index has the plan and the status before what it sorts by: so each of them is walked by itself, and no further than asked. */
const stages = ({ filter }: AskedPendencies): Sql =>
  sql`unnest(${[...(filter.plan ?? PLANS)]}::text[]) plans (plan) cross join unnest(${[...statusesOf(filter)]}::text[]) statuses (status)`;

type Way = { readonly from: Sql; readonly where: Sql };

const owners = { contractor: sql`p.contractor_id`, provider: sql`p.provider_id` } as const satisfies { readonly [S in Side]: Sql };

const ofCompanies = (side: Side, companyIds: readonly number[]): Way => ({
  from: sql`unnest(${[...companyIds]}::bigint[]) seen (company_id)`,
  where: sql`${owners[side]} = seen.company_id`,
});
/** Somebody restricted to projects, on either side: a supplier's project is its contractor's. */
const ofProjects = (side: Side, projects: Reach["projects"]): Way => {
  const pairs = sql`unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[])`;
  return side === "contractor"
    ? {
        from: sql`${pairs} seen (company_id, project_id)`,
        where: sql`p.contractor_id = seen.company_id and p.project_id = seen.project_id`,
      }
    : {
        from: sql`${pairs} asked (company_id, project_id) join project_company seen on seen.provider_id = asked.company_id and seen.project_id = asked.project_id`,
        where: sql`p.contractor_id = seen.contractor_id and p.project_id = seen.project_id and p.provider_id = seen.provider_id`,
      };
};

const waysOf = ({ visible }: AskedPendencies): readonly Way[] =>
  (["contractor", "provider"] as const).flatMap((side) => {
    const { companyIds, projects } = visible[side];
    return [
      ...(companyIds.length > 0 ? [ofCompanies(side, companyIds)] : []),
      ...(projects.length > 0 ? [ofProjects(side, projects)] : []),
    ];
  });

/** One branch for each way of seeing a pendency: `tail` orders and ends each of its walks. */
export const branchesOf = (asked: AskedPendencies, columns: Sql, tail: Sql): readonly Sql[] =>
  waysOf(asked).map(
    ({ from, where }) => sql`select k.* from ${from} cross join ${stages(asked)} cross join lateral (
      select p.contractor_id, p.id, p.status, ${columns} from pendency p
      where ${where} and p.plan = plans.plan and p.status = statuses.status and ${conditions(asked)} ${tail}) k`,
  );
