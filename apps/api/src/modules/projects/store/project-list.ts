import type { PagingMeta } from "@emdia/contract/list.ts";
import type { ProjectListQuery, ProjectOrder, ProjectState } from "@emdia/contract/projects/routes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Reach, Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { VisibleProjects } from "../policy.ts";
import { type PipelineState, stateFilter } from "../rules/state.ts";
import { conditions, linked, suppliedBy } from "./project-filter.ts";

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
  readonly isDraft: boolean;
};
/** Drafts are a separate branch: the list scans begun projects in index order, and adds the few drafts that the user may continue. */
export type ListedProjects = VisibleProjects & { readonly drafts: Reach; readonly shares: readonly ShareSource[] };
type Sql = RawBuilder<unknown>;

/** Subquery with the columns `id` and `share`: the share of settled documents of each project that has documents. */
export type ShareSource = RawBuilder<unknown>;
const noShares: ShareSource = sql`select null::bigint as id, null::double precision as share where false`;
const joinShares = (sources: readonly ShareSource[]): Sql =>
  sources.length > 0
    ? sql.join(
        sources.map((source) => sql`(${source})`),
        sql` union all `,
      )
    : noShares;

/** Each order ends with the id, so that paging repeats no row. The table's indexes have the same columns. */
const orders: { readonly [Order in ProjectOrder]: { readonly column: Sql; readonly direction: Sql } } = {
  NAME_ASC: { column: sql`name`, direction: sql`asc` },
  NAME_DESC: { column: sql`name`, direction: sql`desc` },
  START_DATE_ASC: { column: sql`start_date`, direction: sql`asc` },
  START_DATE_DESC: { column: sql`start_date`, direction: sql`desc` },
  END_DATE_ASC: { column: sql`end_date`, direction: sql`asc` },
  END_DATE_DESC: { column: sql`end_date`, direction: sql`desc` },
  CONFORMITY_ASC: { column: sql`conformity`, direction: sql`asc nulls last` },
  CONFORMITY_DESC: { column: sql`conformity`, direction: sql`desc nulls last` },
};
const conformityOrders: readonly ProjectOrder[] = ["CONFORMITY_ASC", "CONFORMITY_DESC"];
const sortsByConformity = ({ orderBy }: ProjectListQuery): boolean => conformityOrders.includes(orderBy);

/**
 * Adds the conformity to each row, only for its two orders. The shares are aggregated once per query, because no index has them: the
 * order reads all projects that the user sees.
 */
const withConformity = (source: Sql, query: ProjectListQuery): Sql =>
  sortsByConformity(query) ? sql`(select p.*, s.share as conformity from ${source} left join shares s on s.id = p.id) p` : source;

/** The trigram search runs once and is materialized; the page and the total both read its result. */
const matching = (query: string): Sql => sql`matching as materialized (
  select m.contractor_id, m.id, m.name collate "pt-BR-x-icu" as name, m.start_date, m.end_date, m.state, m.is_draft from projects_matching(${query}) m), `;

/** Key columns of a page. An index covers them, so that the scan reads no project row. */
type Keys = {
  readonly columns: Sql;
  readonly source: Sql;
  readonly linked: Sql;
  readonly asked: Sql;
  readonly begun: Sql;
  readonly where: Sql;
  /** Condition on the suppliers; the supplier's side passes the user's company. */
  readonly supplied: (own?: Sql) => Sql;
  readonly isSearch: boolean;
};
const keysOf = (query: ProjectListQuery): Keys => {
  const asked = conditions(query);
  const begun = query.state ? sql`not p.is_draft and p.state = any (${stateFilter(query.state).states})` : sql`not p.is_draft`;
  return {
    columns: sql`p.contractor_id, p.id, p.${orders[query.orderBy].column}`,
    source: withConformity(query.query ? sql`matching p` : sql`project p`, query),
    linked: withConformity(sql`${linked} p`, query),
    asked,
    begun,
    where: sql`${asked} and ${begun}`,
    supplied: (own) => suppliedBy(query, own),
    isSearch: Boolean(query.query),
  };
};

/** Contractor's side, whole companies: one index scan per company, in order, limited by `tail`. */
const contractorScan = ({ companyIds }: Reach, { columns, source, where, supplied }: Keys, tail: Sql): Sql =>
  sql`select p.* from unnest(${companyIds}::bigint[]) seen (company_id)
    cross join lateral (select ${columns} from ${source} where p.contractor_id = seen.company_id and ${where} and ${supplied()} ${tail}) p`;

/**
 * Supplier's side: reads only the links, which have copies of the sort and filter columns, so that each company is one index scan as well.
 */
const supplierScan = ({ companyIds }: Reach, { columns, linked, where, supplied }: Keys, tail: Sql): Sql =>
  sql`select p.* from unnest(${companyIds}::bigint[]) seen (company_id)
    cross join lateral (select ${columns} from ${linked} where p.provider_id = seen.company_id and ${where}
      and ${supplied(sql`p.provider_id`)} ${tail}) p`;

const suppliedTo = sql`p.contractor_id = pc.contractor_id and p.id = pc.project_id`;
const seenProjects = ({ projects }: Reach): Sql =>
  sql`unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[]) seen (company_id, project_id)`;

const draftsOf = ({ companyIds }: Reach, { columns, source, asked, supplied }: Keys): Sql | undefined =>
  companyIds.length === 0
    ? undefined
    : sql`select ${columns} from ${source} where p.contractor_id = any (${companyIds}::bigint[]) and p.is_draft and ${asked} and ${supplied()}`;

const begunOrOwn = ({ projects }: Reach, begun: Sql): Sql =>
  sql`(${begun} or (p.is_draft and p.contractor_id = any (${projects.map(({ companyId }) => companyId)}::bigint[])))`;

/** Branches without an index in list order: single projects of restricted users, and a search among a supplier's projects. */
const gatheredBranches = (
  { contractor, provider, drafts }: ListedProjects,
  { columns, source, asked, begun, where, supplied, isSearch }: Keys,
): readonly Sql[] => [
  ...(contractor.projects.length > 0
    ? [
        sql`select ${columns} from ${seenProjects(contractor)}
        join ${source} on p.contractor_id = seen.company_id and p.id = seen.project_id where ${asked} and ${begunOrOwn(drafts, begun)}
          and ${supplied()}`,
      ]
    : []),
  ...(isSearch && provider.companyIds.length > 0
    ? [
        sql`select ${columns} from project_company pc join ${source} on ${suppliedTo}
        where pc.provider_id = any (${provider.companyIds}::bigint[]) and ${where} and ${supplied(sql`pc.provider_id`)}`,
      ]
    : []),
  ...(provider.projects.length > 0
    ? [
        sql`select ${columns} from ${seenProjects(provider)}
        join project_company pc on pc.provider_id = seen.company_id and pc.project_id = seen.project_id
        join ${source} on ${suppliedTo} where ${where} and ${supplied(sql`pc.provider_id`)}`,
      ]
    : []),
];

/** Removes duplicate rows of several branches. Groups by id, because comparing names with a collation costs more. */
const once = (branches: readonly Sql[], column: Sql): Sql =>
  sql`select contractor_id, id, any_value(${column}) as ${column} from (${sql.join(branches, sql` union all `)}) seen group by contractor_id, id`;

/** Finds the keys of the page first, then joins the other columns for those rows only. */
const pageStatement = (visible: ListedProjects, query: ProjectListQuery) => {
  const { column, direction } = orders[query.orderBy];
  const keys = keysOf(query);
  const gathered = gatheredBranches(visible, keys);
  const none = sql`select ${keys.columns} from ${keys.source} where false`;
  const { contractor, provider } = visible;
  const drafts = draftsOf(visible.drafts, keys);
  const begun = (tail: Sql): Sql => {
    const inOrder = [
      ...(contractor.companyIds.length > 0 ? [sql`(${contractorScan(contractor, keys, tail)})`] : []),
      ...(provider.companyIds.length > 0 && !keys.isSearch ? [sql`(${supplierScan(provider, keys, tail)})`] : []),
    ];
    const branches = gathered.length > 0 ? [sql`select * from gathered`, ...inOrder] : inOrder;
    const [only = none] = branches;
    // A single branch of one company has no duplicates.
    return branches.length > 1 || (provider.companyIds.length > 1 && !keys.isSearch) ? once(branches, column) : only;
  };
  const seen = (tail: Sql): Sql => (drafts ? sql`${begun(tail)} union all (${drafts} ${tail})` : begun(tail));
  const reach = offsetOf(query) + query.itemsPerPage;
  const sorted = sql`order by p.${column} ${direction}, p.id`;
  // Counting needs no order, but without ORDER BY a count for a user with few projects would read all projects.
  const countedIn = keys.isSearch ? sql`` : sorted;
  return sql<ListedProject & { readonly counted: number }>`
    with ${query.query ? matching(query.query) : sql``} ${sortsByConformity(query) ? sql`shares as materialized (${joinShares(visible.shares)}),` : sql``}
      gathered as materialized (${gathered.length > 0 ? once(gathered, column) : none}),
      page as (select * from (${seen(sql`${sorted} limit ${reach}`)}) k order by ${column} ${direction}, id limit ${query.itemsPerPage} offset ${offsetOf(query)}),
      counted as (select count(*) as total from (select 1 from (${seen(sql`${countedIn} limit ${COUNTED_MAX + 1}`)}) c limit ${COUNTED_MAX + 1}) one)
    select p.contractor_id as "contractorId", p.id, p.name, p.contract_number as contract, p.scope, c.trading_name as "companyName",
      p.start_date as "startDate", p.end_date as "endDate", p.state, p.pipeline_state as "pipelineState", p.provider_count as "providerCount", p.is_draft as "isDraft",
      coalesce(places.names, '{}') as locations, counted.total as counted
    from counted left join page on true
      left join project p on p.contractor_id = page.contractor_id and p.id = page.id
      left join places_of_projects(array(select contractor_id from page), array(select id from page)) places
        on places.contractor_id = page.contractor_id and places.id = page.id
      left join company c on c.id = p.contractor_id
    order by page.${column} ${direction}, page.id`;
};

const noReach: Reach = { companyIds: [], projects: [] };
/** Skips the branches that the state filter excludes: no company scan for drafts only, no drafts for begun states. */
const filterByState = ({ contractor, provider, drafts, shares }: ListedProjects, { state }: ProjectListQuery): ListedProjects => {
  const asked = stateFilter(state);
  const asksForBegun = asked.states.length > 0;
  return {
    contractor: asksForBegun ? contractor : { ...noReach, projects: contractor.projects },
    provider: asksForBegun ? provider : noReach,
    drafts: asked.drafts ? drafts : noReach,
    shares,
  };
};

export const listProjectPage = async (
  scope: Scope,
  visible: ListedProjects,
  query: ProjectListQuery,
): Promise<{ readonly rows: readonly ListedProject[]; readonly meta: PagingMeta }> => {
  const { rows: all } = await pageStatement(filterByState(visible, query), query).execute(scope.tx);
  const counted = all[0]?.counted ?? 0;
  const rows = all.filter(({ id }) => id !== null);
  return { rows, meta: metaOf(query, counted, rows.length) };
};
