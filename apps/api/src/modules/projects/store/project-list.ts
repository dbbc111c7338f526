import type { PagingMeta } from "@emdia/contract/list.ts";
import type { ProjectListQuery, ProjectOrder, ProjectState } from "@emdia/contract/projects/routes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Reach, Scope, Side } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { VisibleProjects } from "../policy.ts";
import { type PipelineState, shownStates } from "../rules/state.ts";

export type ListedProject = {
  readonly contractorId: number;
  readonly id: number;
  readonly name: string;
  readonly contract: string | null;
  readonly scope: string | null;
  readonly companyName: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly state: ProjectState;
  readonly pipelineState: PipelineState;
  readonly providerCount: number;
  readonly locations: string[];
};
type Sql = RawBuilder<unknown>;

/** Each order ends in the id, so that no row is shown twice; the indexes of the table have the same columns. */
const orders: { readonly [Order in ProjectOrder]: { readonly column: Sql; readonly direction: Sql } } = {
  NAME_ASC: { column: sql`name`, direction: sql`asc` },
  NAME_DESC: { column: sql`name`, direction: sql`desc` },
  START_DATE_ASC: { column: sql`start_date`, direction: sql`asc` },
  START_DATE_DESC: { column: sql`start_date`, direction: sql`desc` },
  END_DATE_ASC: { column: sql`end_date`, direction: sql`asc` },
  END_DATE_DESC: { column: sql`end_date`, direction: sql`desc` },
};

const conditions = ({ query, state, companies, facilities, startsFrom, endsUntil }: ProjectListQuery): Sql => {
  const asked: Sql[] = [sql`p.state <> 'removed'`];
  if (state) asked.push(sql`p.state = any (${state.filter((one) => shownStates.includes(one))})`);
  if (companies) asked.push(sql`p.contractor_id = any (${companies}::bigint[])`);
  if (startsFrom) asked.push(sql`p.start_date >= ${startsFrom}::date`);
  if (endsUntil) asked.push(sql`p.end_date <= ${endsUntil}::date`);
  if (query) asked.push(sql`(p.contractor_id, p.id) in (select m.contractor_id, m.id from projects_matching(${query}) m)`);
  if (facilities)
    asked.push(sql`exists (select from project_location l
      where l.contractor_id = p.contractor_id and l.project_id = p.id and l.facility_id = any (${facilities}::bigint[]))`);
  return sql.join(asked, sql` and `);
};

type Reading = { readonly columns: Sql; readonly where: Sql; readonly tail: Sql };
const waysOfSeeing: { readonly [S in Side]: Sql } = {
  contractor: sql`from project p where p.contractor_id = seen.company_id`,
  provider: sql`from project_company pc join project p on p.contractor_id = pc.contractor_id and p.id = pc.project_id
    where pc.provider_id = seen.company_id`,
};
const sides = ["contractor", "provider"] as const;

/** Each company reads no more rows than `tail` lets it, so that what it shares with another shortens nobody's page. */
const ofCompanies = ({ companyIds }: Reach, way: Sql, { columns, where, tail }: Reading): Sql =>
  sql`(select p.* from unnest(${companyIds}::bigint[]) seen (company_id)
    cross join lateral (select ${columns} ${way} and ${where} ${tail}) p)`;
const ofProjects = ({ projects }: Reach, way: Sql, { columns, where, tail }: Reading): Sql =>
  sql`(select distinct p.* from unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[])
      seen (company_id, project_id)
    cross join lateral (select ${columns} ${way} and p.id = seen.project_id and ${where}) p ${tail})`;

/** One branch for each way of seeing a project; a row that is seen in several ways comes once. */
const rowsSeen = (visible: VisibleProjects, reading: Reading): Sql => {
  const branches = sides.flatMap((side) => [
    ...(visible[side].companyIds.length > 0 ? [ofCompanies(visible[side], waysOfSeeing[side], reading)] : []),
    ...(visible[side].projects.length > 0 ? [ofProjects(visible[side], waysOfSeeing[side], reading)] : []),
  ]);
  if (branches.length === 0) return sql`select ${reading.columns} from project p where false`;
  return sql`select distinct * from (${sql.join(branches, sql` union all `)}) seen`;
};

/** Finds the keys of the page first, and reads everything else for those rows alone. */
const pageStatement = (visible: VisibleProjects, query: ProjectListQuery) => {
  const { column, direction } = orders[query.orderBy];
  const where = conditions(query);
  const reach = offsetOf(query) + query.itemsPerPage;
  const keys = rowsSeen(visible, {
    columns: sql`p.contractor_id, p.id, p.name, p.start_date, p.end_date`,
    where,
    tail: sql`order by p.${column} ${direction}, p.id limit ${reach}`,
  });
  const upToCounted = rowsSeen(visible, { columns: sql`p.contractor_id, p.id`, where, tail: sql`limit ${COUNTED_MAX + 1}` });
  return sql<ListedProject & { readonly counted: number }>`
    with page as (select * from (${keys}) k order by ${column} ${direction}, id limit ${query.itemsPerPage} offset ${offsetOf(query)}),
      counted as (select count(*) as total from (select 1 from (${upToCounted}) c limit ${COUNTED_MAX + 1}) one)
    select p.contractor_id as "contractorId", p.id, p.name, p.contract_number as contract, p.scope, c.trading_name as "companyName",
      p.start_date as "startDate", p.end_date as "endDate", p.state, p.pipeline_state as "pipelineState", p.provider_count as "providerCount",
      coalesce((select array_agg(distinct f.name) from project_location l
        join facility f on f.contractor_id = l.contractor_id and f.id = l.facility_id
        where l.contractor_id = p.contractor_id and l.project_id = p.id), '{}') as locations,
      counted.total as counted
    from counted left join page on true
      left join project p on p.contractor_id = page.contractor_id and p.id = page.id
      left join company c on c.id = p.contractor_id
    order by page.${column} ${direction}, page.id`;
};

export const listProjectPage = async (
  scope: Scope,
  visible: VisibleProjects,
  query: ProjectListQuery,
): Promise<{ readonly rows: readonly ListedProject[]; readonly meta: PagingMeta }> => {
  const { rows: all } = await pageStatement(visible, query).execute(scope.tx);
  const counted = all[0]?.counted ?? 0;
  const rows = all.filter(({ id }) => id !== null);
  return { rows, meta: metaOf(query, counted, rows.length) };
};
