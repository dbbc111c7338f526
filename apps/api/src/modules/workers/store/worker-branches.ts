import type { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { normalizeSearchTerm } from "../../../kernel/normalize-search-term.ts";
import type { Reach, Side } from "../../../platform/access/scope.ts";
import type { VisibleWorkers } from "../policy.ts";

export type Sql = RawBuilder<unknown>;
/** A project whose workers alone are asked for. */
export type AskedProject = { readonly contractorId: number; readonly id: number };
/** What is asked, by whom: which workers are seen, and in which companies their documents may be known. */
export type AskedWorkers = {
  readonly visible: VisibleWorkers;
  readonly known: VisibleWorkers;
  readonly filter: Partial<WorkerFilter>;
  readonly project?: AskedProject | undefined;
  readonly today: IsoDay;
};

const companyIdsOf = ({ companyIds, projects }: Reach): readonly number[] => [...companyIds, ...projects.map(({ companyId }) => companyId)];
const pairs = ({ projects }: Reach): Sql =>
  sql`unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[])`;

/** Whether a link, called `pw`, is one that the person sees. */
const linkIsSeen = ({ contractor, provider }: VisibleWorkers): Sql =>
  sql`(${sql.join(
    [
      sql`pw.contractor_id = any (${contractor.companyIds}::bigint[])`,
      sql`pw.provider_id = any (${provider.companyIds}::bigint[])`,
      ...(contractor.projects.length > 0 ? [sql`(pw.contractor_id, pw.project_id) in (select * from ${pairs(contractor)} t (c, p))`] : []),
      ...(provider.projects.length > 0 ? [sql`(pw.provider_id, pw.project_id) in (select * from ${pairs(provider)} t (c, p))`] : []),
    ],
    sql` or `,
  )})`;
const holds = (today: IsoDay): Sql => sql`(pw.end_date is null or pw.end_date >= greatest(pw.hiring_date, ${today}::date))`;

/** The most urgent of what a worker has in the links that the person sees, as their row tells it. */
const mostUrgentSeen = (status: Sql, visible: VisibleWorkers): Sql => sql`(select pw.${status} from project_worker pw
  where pw.provider_id = k.provider_id and pw.worker_id = k.worker_id and pw.${status} is not null and ${linkIsSeen(visible)}
  order by pendency_urgency(pw.${status}) limit 1)`;

/** What is asked of the documents of a worker: told by the link, where somebody sees no more than links, and otherwise by whose list it is. */
const standing = ({ filter, visible }: AskedWorkers, isByLink: boolean): readonly Sql[] => {
  const { hasPendencies, statusSSMA, statusSTP } = filter;
  const isIn = (status: Sql, wanted: readonly string[]): Sql =>
    isByLink
      ? sql`pw.${status} = any (${wanted}) and ${mostUrgentSeen(status, visible)} = any (${wanted})`
      : sql`k.${status} = any (${wanted})`;
  return [
    ...(hasPendencies ? [isByLink ? sql`pw.has_pendencies` : sql`k.has_pendencies`] : []),
    ...(statusSSMA ? [isIn(sql`status_ssma`, statusSSMA)] : []),
    ...(statusSTP ? [isIn(sql`status_stp`, statusSTP)] : []),
  ];
};

const conditions = ({ asked: all, isByLink = false }: Branching): Sql => {
  const { visible, filter, today } = all;
  const { contractStatus, provider, withOutProject, withOutProjects } = filter;
  const asked: Sql[] = [sql`true`, ...standing(all, isByLink)];
  if (contractStatus) asked.push(sql`k.status = any (${contractStatus})`);
  if (provider) asked.push(sql`k.provider_id = ${provider}`);
  if (withOutProject || withOutProjects)
    asked.push(sql`not exists (select from project_worker pw
      where pw.provider_id = k.provider_id and pw.worker_id = k.worker_id and ${holds(today)} and ${linkIsSeen(visible)})`);
  return sql.join(asked, sql` and `);
};

const projectsCalled = (asked: string, byContract: boolean): Sql =>
  sql`select unnest(m.contractors), unnest(m.projects) from projects_called(${asked}, ${sql.lit(byContract)}, null) m`;

/** What is found once for the whole statement: the workers of a search, and the projects whose workers are asked for. */
export const findings = ({ filter, project }: AskedWorkers): Sql => {
  const { nameOrDocument, projectName, contract } = filter;
  const found: Sql[] = [];
  if (nameOrDocument)
    found.push(sql`matching as materialized (select m.contractor_id, m.provider_id, m.worker_id, m.name collate "pt-BR-x-icu" as name,
      m.admission_date, m.status, m.has_pendencies, m.status_ssma, m.status_stp, m.by_name from workers_matching(${normalizeSearchTerm(nameOrDocument)}) m)`);
  const projects: Sql[] = [];
  if (projectName) projects.push(projectsCalled(projectName, false));
  if (contract) projects.push(projectsCalled(contract, true));
  if (project) projects.push(sql`select ${project.contractorId}::bigint, ${project.id}::bigint`);
  if (projects.length > 0) found.push(sql`asked_project (contractor_id, id) as materialized (${sql.join(projects, sql` intersect `)})`);
  return found.length > 0 ? sql`${sql.join(found, sql`, `)}, ` : sql``;
};

/** Where each side reads workers, as `k`. A search has found the rows of both already. */
const sources = {
  provider: sql`(select provider_id, id as worker_id, name, admission_date, status, has_pendencies, status_ssma, status_stp
    from worker where removed_at is null) k`,
  contractor: sql`contractor_worker k`,
} as const satisfies { readonly [S in Side]: Sql };
const ownerOf = { provider: sql`k.provider_id`, contractor: sql`k.contractor_id` } as const;
const linkOwnerOf = { provider: sql`pw.provider_id`, contractor: sql`pw.contractor_id` } as const;

type Branching = {
  readonly side: Side;
  readonly asked: AskedWorkers;
  readonly column: Sql;
  /** Whether nothing is seen of a worker but single links. */
  readonly isByLink?: boolean;
};

const source = ({ side, asked }: Branching): Sql => (asked.filter.nameOrDocument ? sql`matching k` : sources[side]);
/** Whoever may not know documents finds nobody by one. */
const foundBy = ({ side, asked }: Branching): Sql => {
  if (!asked.filter.nameOrDocument) return sql`true`;
  const ofSide = side === "provider" ? sql`k.contractor_id is null` : sql`k.contractor_id is not null`;
  return sql`${ofSide} and (k.by_name or ${ownerOf[side]} = any (${companyIdsOf(asked.known[side])}::bigint[]))`;
};
const where = (branching: Branching): Sql => sql`${conditions(branching)} and ${foundBy(branching)}`;

/** Whole companies: each is read in order from a covering index, and no further than `tail` lets it. */
const walked = (branching: Branching, tail: Sql): Sql =>
  sql`select k.* from unnest(${branching.asked.visible[branching.side].companyIds}::bigint[]) seen (company_id)
    cross join lateral (select k.worker_id, k.${branching.column} from ${source(branching)}
      where ${ownerOf[branching.side]} = seen.company_id and ${where(branching)} ${tail}) k`;

const asksForProjects = ({ filter, project }: AskedWorkers): boolean => Boolean(filter.projectName || filter.contract || project);

/** Through links: those of the projects that are asked for, or to which somebody is restricted. */
const linked = (branching: Branching, links: Sql): Sql => {
  const { side, column } = branching;
  const sameContractor = side === "contractor" ? sql` and k.contractor_id = pw.contractor_id` : sql``;
  return sql`select k.worker_id, k.${column} from ${links} join ${source(branching)}
    on k.provider_id = pw.provider_id and k.worker_id = pw.worker_id${sameContractor} where ${where(branching)}`;
};

const ofAskedProjects = (branching: Branching): Sql => {
  const { side, asked } = branching;
  const links = sql`asked_project a join project_worker pw on pw.contractor_id = a.contractor_id and pw.project_id = a.id
    and ${holds(asked.today)} and ${linkOwnerOf[side]} = any (${asked.visible[side].companyIds}::bigint[])`;
  return linked(branching, links);
};

const ofOwnProjects = (branching: Branching): Sql => {
  const { side, asked } = branching;
  const among = asksForProjects(asked)
    ? sql` join asked_project a on a.contractor_id = pw.contractor_id and a.id = pw.project_id and ${holds(asked.today)}`
    : sql``;
  const seen = sql`${pairs(asked.visible[side])} seen (company_id, project_id)`;
  const links =
    side === "contractor"
      ? sql`${seen} join project_worker pw on pw.contractor_id = seen.company_id and pw.project_id = seen.project_id${among}`
      : sql`${seen} join project_company pc on pc.provider_id = seen.company_id and pc.project_id = seen.project_id
          join project_worker pw on pw.contractor_id = pc.contractor_id and pw.project_id = pc.project_id and pw.provider_id = pc.provider_id${among}`;
  return linked({ ...branching, isByLink: true }, links);
};

const sides = ["provider", "contractor"] as const;

/** One branch for each way of seeing a worker: `tail` orders and ends those that an index has in order. */
export const branchesOf = (asked: AskedWorkers, column: Sql, tail: Sql): readonly { readonly sql: Sql; readonly mayRepeat: boolean }[] =>
  sides.flatMap((side) => {
    const { companyIds, projects } = asked.visible[side];
    const branching = { side, asked, column };
    const whole = asksForProjects(asked)
      ? { sql: ofAskedProjects(branching), mayRepeat: true }
      : { sql: walked(branching, tail), mayRepeat: side === "contractor" && companyIds.length > 1 };
    return [
      ...(companyIds.length > 0 ? [whole] : []),
      ...(projects.length > 0 ? [{ sql: ofOwnProjects(branching), mayRepeat: true }] : []),
    ];
  });
