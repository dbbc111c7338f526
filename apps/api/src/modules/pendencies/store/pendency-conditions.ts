import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import type { Sql } from "./pendency-rows.ts";
import type { AskedPendencies } from "./pendency-ways.ts";

const lastDay = (month: string): Sql => sql`(${`${month}-01`}::date + interval '1 month' - interval '1 day')::date`;
const asksForProjects = ({ project_name, contract, project }: PendencyFilter): boolean => Boolean(project_name || contract || project);

/** What a row must fulfil beside the way on which it is reached; the way has the plan and the status. */
export const conditions = ({ filter }: AskedPendencies): Sql => {
  const asked: Sql[] = [filter.inactive ? sql`not p.active and p.removed_at is null` : sql`p.active`];
  if (filter.name) asked.push(sql`p.type_id in (select t.id from asked_type t)`);
  if (filter.startDate) asked.push(sql`p.expiration_date >= ${filter.startDate}::date`);
  if (filter.endDate) asked.push(sql`p.expiration_date <= ${filter.endDate}::date`);
  if (filter.withoutReferenceMonth) asked.push(sql`p.reference_month is null`);
  if (filter.referenceMonthStart) asked.push(sql`p.reference_month >= ${`${filter.referenceMonthStart}-01`}::date`);
  if (filter.referenceMonthEnd) asked.push(sql`p.reference_month <= ${lastDay(filter.referenceMonthEnd)}`);
  if (filter.pendencyType) asked.push(sql`p.kind = any (${filter.pendencyType})`);
  if (filter.employee) asked.push(sql`p.worker_id in (select w.worker_id from asked_worker w)`);
  if (filter.company) asked.push(sql`p.provider_id in (select c.id from asked_company c)`);
  if (asksForProjects(filter)) asked.push(sql`p.project_id in (select a.id from asked_project a)`);
  return sql.join(asked, sql` and `);
};

/** The suppliers that somebody sees something of: few beside all companies there are, and known without reading what is asked of them. */
const suppliers = ({ visible: { contractor, provider } }: AskedPendencies): Sql => {
  const contractorIds = [...contractor.companyIds, ...new Set(contractor.projects.map(({ companyId }) => companyId))];
  const own = [...provider.companyIds, ...new Set(provider.projects.map(({ companyId }) => companyId))];
  return sql`select t.provider_id from pendency_count t where t.contractor_id = any (${contractorIds}::bigint[]) and t.project_id = 0 and t.provider_id > 0
    union select d.provider_id from pendency_delta d where d.contractor_id = any (${contractorIds}::bigint[]) union select unnest(${own}::bigint[])`;
};

const foundProjects = ({ project_name, contract, project }: PendencyFilter): readonly Sql[] => [
  ...(project_name
    ? [sql`select m.id from projects_matching(${project_name}) m where plain_text(m.name) like found_anywhere(${project_name})`]
    : []),
  ...(contract
    ? [
        sql`select p.id from projects_matching(${contract}) m join project p on p.contractor_id = m.contractor_id and p.id = m.id
          where plain_text(p.contract_number) like found_anywhere(${contract})`,
      ]
    : []),
  ...(project ? [sql`select unnest(${[...project]}::bigint[])`] : []),
];

/** Words are looked for once, among the few companies, types, projects and workers that have them. */
export const findings = (asked: AskedPendencies): Sql => {
  const { name, company, employee } = asked.filter;
  const found: Sql[] = [];
  if (name)
    found.push(sql`asked_type as materialized (select d.id from document_type d where plain_text(d.name) like found_anywhere(${name}))`);
  if (company)
    found.push(
      sql`asked_company as materialized (select c.id from company c where c.id in (${suppliers(asked)})
        and plain_text(c.trading_name || ' ' || c.name || ' ' || c.cnpj) like found_anywhere(${company}))`,
    );
  if (employee)
    found.push(
      sql`asked_worker as materialized (select distinct m.provider_id, m.worker_id from workers_matching(${employee}) m where m.by_name)`,
    );
  const projects = foundProjects(asked.filter);
  if (projects.length > 0) found.push(sql`asked_project (id) as materialized (${sql.join(projects, sql` intersect `)})`);
  return found.length > 0 ? sql`${sql.join(found, sql`, `)}, ` : sql``;
};
