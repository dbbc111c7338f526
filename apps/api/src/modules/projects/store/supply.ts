import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import type { Reach, Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { VisibleProjects } from "../policy.ts";

type Sql = RawBuilder<unknown>;
type NamedRef = { readonly id: number; readonly name: string };
type Supplied = NamedRef & { readonly company: NamedRef; readonly providers: NamedRef[] };
type Page<T> = { readonly results: T[]; readonly meta: PagingMeta };

const reached = ({ companyIds, projects }: Reach, company: Sql): Sql => {
  const companies = projects.map(({ companyId }) => companyId);
  const ids = projects.map(({ projectId }) => projectId);
  return sql`(${company} = any (${companyIds}::bigint[])
    or (${company}, pc.project_id) in (select * from unnest(${companies}::bigint[], ${ids}::bigint[])))`;
};
/** Row filter of links: one branch per side (contractor, supplier). */
const seen = ({ contractor, provider }: VisibleProjects): Sql =>
  sql`(${reached(contractor, sql`pc.contractor_id`)} or ${reached(provider, sql`pc.provider_id`)})`;
const links = sql`project_company pc
  join project p on p.contractor_id = pc.contractor_id and p.id = pc.project_id and p.state <> 'removed' and not p.is_draft
  join company supplier on supplier.id = pc.provider_id`;
const named = (text: Sql, query: string | undefined): Sql => (query ? sql`plain_text(${text}) like found_anywhere(${query})` : sql`true`);

const paged = async <T>(
  scope: Scope,
  paging: Paging,
  { select, order }: { readonly select: Sql; readonly order: Sql },
): Promise<Page<T>> => {
  const { rows } = await sql<T>`${select} order by ${order} limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(scope.tx);
  const counted = await sql<{ count: number }>`select count(*) as count from (${select} limit ${COUNTED_MAX + 1}) one`.execute(scope.tx);
  return { results: rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

type ProjectsInput = Paging & VisibleProjects & { readonly query?: string | undefined; readonly providerId?: number | undefined };

/** Projects with the suppliers that the user sees. */
export const suppliedPage = (
  scope: Scope,
  { contractor, provider, query, providerId, ...paging }: ProjectsInput,
): Promise<Page<Supplied>> => {
  const filter = providerId === undefined ? sql`true` : sql`pc.provider_id = ${providerId}`;
  const select = sql`select p.id, p.name, json_build_object('id', c.id, 'name', c.trading_name) as company,
      json_agg(json_build_object('id', supplier.id, 'name', supplier.trading_name) order by supplier.trading_name, supplier.id) as providers
    from ${links} join company c on c.id = p.contractor_id
    where ${seen({ contractor, provider })} and ${filter} and ${named(sql`p.name`, query)} group by p.contractor_id, p.id, c.id`;
  return paged(scope, paging, { select, order: sql`p.name, p.id` });
};

type SuppliersInput = Paging & { readonly of: Reach; readonly query?: string | undefined };

export const supplierPage = (
  scope: Scope,
  { of, query, ...paging }: SuppliersInput,
): Promise<Page<NamedRef & { readonly cnpj: string }>> => {
  const words = sql`supplier.trading_name || ' ' || supplier.name || ' ' || supplier.cnpj`;
  const select = sql`select supplier.id, supplier.trading_name as name, supplier.cnpj from ${links}
    where ${reached(of, sql`pc.contractor_id`)} and ${named(words, query)} group by supplier.id`;
  return paged(scope, paging, { select, order: sql`supplier.trading_name, supplier.id` });
};

type Beneficiary = {
  readonly id: number;
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly projects: NamedRef[];
  readonly plans: string[];
};

/** A supplier with the projects and plans that the user sees. */
export const beneficiary = async (scope: Scope, visible: VisibleProjects, id: number): Promise<Beneficiary | undefined> => {
  const { rows } =
    await sql<Beneficiary>`select supplier.id, supplier.cnpj, supplier.name as "companyName", supplier.trading_name as "tradingName",
      supplier.city, supplier.state, json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id) as projects,
      array(select distinct x.plan from project_company_plan x where x.project_company_id = any (array_agg(pc.id)) order by 1) as plans
    from ${links} where pc.provider_id = ${id} and ${seen(visible)} group by supplier.id`.execute(scope.tx);
  return rows[0];
};
