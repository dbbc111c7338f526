import type { WorkerFilter } from "@emdia/contract/workers/list-routes.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Side } from "../../../platform/access/scope.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import type { VisibleWorkers } from "../policy.ts";
import type { SearchTerms } from "./search-terms.ts";

export type Sql = RawBuilder<unknown>;
export type WorkerListInput = {
  readonly visible: VisibleWorkers;
  /** Where the user may read documents, and so find workers by them. */
  readonly documentsVisible: VisibleWorkers;
  readonly filter: Partial<WorkerFilter>;
  /** Limits the list to the workers of this project. */
  readonly projectId?: number | undefined;
  readonly today: IsoDay;
};
export type WorkerListFilter = WorkerListInput & { readonly terms: SearchTerms };

/** Companies of one side: all of their workers, or the workers of some projects. */
export type Branch = { readonly side: Side; readonly companyIds: readonly number[]; readonly projectIds: readonly number[] | "all" };

const sides = ["provider", "contractor"] as const;
/** One branch for the whole companies of a side, and one for each company in which the user is restricted to projects. */
export const branchesOf = (visible: VisibleWorkers): readonly Branch[] =>
  sides.flatMap((side): readonly Branch[] => {
    const { companyIds, projects } = visible[side];
    const restricted = [...Map.groupBy(projects, ({ companyId }) => companyId)].map(([companyId, ofCompany]) => ({
      side,
      companyIds: [companyId],
      projectIds: ofCompany.map(({ projectId }) => projectId),
    }));
    return companyIds.length > 0 ? [{ side, companyIds, projectIds: "all" }, ...restricted] : restricted;
  });

export const ownerOf = { provider: sql`k.provider_id`, contractor: sql`k.contractor_id` } as const satisfies { readonly [S in Side]: Sql };
const linkOwnerOf = { provider: sql`pw.provider_id`, contractor: sql`pw.contractor_id` } as const;
const allOf = (conditions: readonly Sql[]): Sql => sql.join([sql`true`, ...conditions], sql` and `);

/** Whether a link `pw` belongs to a branch. */
const isOfBranch = ({ side, companyIds, projectIds }: Branch): Sql => {
  const ofCompany = sql`${linkOwnerOf[side]} = any (${idArray(companyIds)})`;
  return projectIds !== "all" ? sql`(${ofCompany} and pw.project_id = any (${idArray(projectIds)}))` : ofCompany;
};
/** Whether the user sees a link `pw`. */
const isVisibleLink = (visible: VisibleWorkers): Sql => sql`(${sql.join(branchesOf(visible).map(isOfBranch), sql` or `)})`;
/** Whether a link `pw` lasts today or begins later. */
export const isOpenLink = (today: IsoDay): Sql => sql`(pw.end_date is null or pw.end_date >= greatest(pw.hiring_date, ${today}::date))`;
const linksOfWorker = (conditions: readonly Sql[]): Sql =>
  sql`from project_worker pw where pw.provider_id = k.provider_id and pw.worker_id = k.worker_id and ${allOf(conditions)}`;

const intersect = (visible: Branch["projectIds"], filter: readonly number[] | undefined): Branch["projectIds"] => {
  if (!filter) return visible;
  const wanted = new Set(filter);
  return visible === "all" ? filter : visible.filter((id) => wanted.has(id));
};

/** Workers with a link to one of the projects, in the company of the branch. */
const hasLink = (side: Side, projectIds: readonly number[], conditions: readonly Sql[]): Sql =>
  sql`k.worker_id in (select pw.worker_id from project_worker pw
    where ${linkOwnerOf[side]} = company.id and pw.project_id = any (${idArray(projectIds)}) and ${allOf(conditions)})`;

/** Neither holds without an answer or an open link. The second is the predicate of the partial indexes. */
export const mayWork = (standing: Sql): Sql => sql`${standing} = 'may_work'`;
export const mayNotWork = (standing: Sql): Sql => sql`${standing} not in ('may_work', 'no_project')`;

const answers = (filter: WorkerListFilter["filter"], standing: Sql): readonly Sql[] => {
  if (filter.mayWork === undefined) return [];
  return [filter.mayWork === "yes" ? mayWork(standing) : mayNotWork(standing)];
};

const projectConditions = ({ terms, today, filter, projectId }: WorkerListFilter, branch: Branch): readonly Sql[] => {
  const projectIds = intersect(branch.projectIds, terms.projectIds);
  if (projectIds === "all") return [];
  const ofProject = projectId === undefined ? [] : answers(filter, sql`pw.standing`);
  return [hasLink(branch.side, projectIds, terms.projectIds ? [isOpenLink(today), ...ofProject] : [])];
};

/** The most urgent status of a plan in all links that the user sees, as the row shows it. */
const statusInLinks = (column: Sql, visible: VisibleWorkers): Sql =>
  sql`(select pw.${column} ${linksOfWorker([isVisibleLink(visible), sql`pw.${column} is not null`])} order by pendency_urgency(pw.${column}) limit 1)`;

/** Figures as the row shows them: the sums of the worker, or of its visible links if the user sees single projects. */
const figureConditions = ({ filter, visible }: WorkerListFilter, { side, projectIds }: Branch): readonly Sql[] => {
  const { hasPendencies, statusSSMA, statusSTP } = filter;
  const isIn = (column: Sql, statuses: readonly string[]): readonly Sql[] => {
    const wanted = sql`any (${[...statuses]}::text[])`;
    if (projectIds === "all") return [sql`k.${column} = ${wanted}`];
    return [hasLink(side, projectIds, [sql`pw.${column} = ${wanted}`]), sql`${statusInLinks(column, visible)} = ${wanted}`];
  };
  const pending = projectIds === "all" ? sql`k.has_pendencies` : hasLink(side, projectIds, [sql`pw.has_pendencies`]);
  return [
    ...(hasPendencies ? [pending] : []),
    ...(statusSSMA ? isIn(sql`status_ssma`, statusSSMA) : []),
    ...(statusSTP ? isIn(sql`status_stp`, statusSTP) : []),
  ];
};

/** The answer as the row shows it. `projectConditions` filters by the answer for the project of the list. */
const standingConditions = ({ filter, visible, projectId }: WorkerListFilter, { side, projectIds }: Branch): readonly Sql[] => {
  if (filter.mayWork === undefined || projectId !== undefined) return [];
  if (projectIds === "all") return answers(filter, sql`k.standing`);
  const inLinks = hasLink(side, projectIds, answers(filter, sql`pw.standing`));
  // Each link of a worker to one project has the same answer.
  if (branchesOf(visible).length === 1 && projectIds.length === 1) return [inLinks];
  const ofVisible = sql`(select pw.standing ${linksOfWorker([isVisibleLink(visible)])} order by standing_urgency(pw.standing) limit 1)`;
  return [inLinks, ...answers(filter, ofVisible)];
};

/** A document finds workers only in companies where the user may read documents. */
const wordConditions = ({ terms: { workers }, documentsVisible }: WorkerListFilter, { side }: Branch): readonly Sql[] => {
  if (!workers) return [];
  const { byName, byDocument } = workers;
  const companyIds = branchesOf(documentsVisible).flatMap((readable) => (readable.side === side ? readable.companyIds : []));
  const readsDocuments = sql`${ownerOf[side]} = any (${idArray(companyIds)})`;
  return [
    sql`k.worker_id = any (${idArray([...byName, ...byDocument])})`,
    ...(byDocument.length > 0 ? [sql`(${readsDocuments} or k.worker_id = any (${idArray(byName)}))`] : []),
  ];
};

/** Every condition of the filter for a worker `k`, except the company of the branch. */
export const conditionsOf = (list: WorkerListFilter, branch: Branch): Sql => {
  const { contractStatus, provider, withOutProject, withOutProjects } = list.filter;
  return allOf([
    ...(contractStatus ? [sql`k.status = any (${[...contractStatus]}::text[])`] : []),
    ...(provider ? [sql`k.provider_id = ${provider}`] : []),
    ...(withOutProject || withOutProjects
      ? [sql`not exists (select ${linksOfWorker([isOpenLink(list.today), isVisibleLink(list.visible)])})`]
      : []),
    ...wordConditions(list, branch),
    ...projectConditions(list, branch),
    ...figureConditions(list, branch),
    ...standingConditions(list, branch),
  ]);
};
