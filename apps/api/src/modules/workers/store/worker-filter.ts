import { sql } from "kysely";
import { idArray } from "../../../platform/database/id-array.ts";
import type { VisibleWorkers } from "../policy.ts";
import { pendencyConditions } from "./pendency-conditions.ts";
import {
  allOf,
  type Branch,
  branchesOf,
  hasLink,
  hasOpenLink,
  intersect,
  isOpenLink,
  isVisibleLink,
  linksOfWorker,
  ownerOf,
  type Sql,
  type WorkerListFilter,
} from "./worker-branches.ts";

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
const statusConditions = ({ filter, visible }: WorkerListFilter, { side, projectIds }: Branch): readonly Sql[] => {
  const { statusSSMA, statusSTP } = filter;
  const isIn = (column: Sql, statuses: readonly string[]): readonly Sql[] => {
    const wanted = sql`any (${[...statuses]}::text[])`;
    if (projectIds === "all") return [sql`k.${column} = ${wanted}`];
    return [hasLink(side, projectIds, [sql`pw.${column} = ${wanted}`]), sql`${statusInLinks(column, visible)} = ${wanted}`];
  };
  return [...(statusSSMA ? isIn(sql`status_ssma`, statusSSMA) : []), ...(statusSTP ? isIn(sql`status_stp`, statusSTP) : [])];
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
  const { contractStatus, provider, withOutProject, withOutProjects, withProject } = list.filter;
  return allOf([
    ...(contractStatus ? [sql`k.status = any (${[...contractStatus]}::text[])`] : []),
    ...(provider ? [sql`k.provider_id = ${provider}`] : []),
    ...(withOutProject || withOutProjects ? [sql`not ${hasOpenLink(list)}`] : []),
    ...(withProject ? [hasOpenLink(list)] : []),
    ...wordConditions(list, branch),
    ...projectConditions(list, branch),
    ...statusConditions(list, branch),
    ...pendencyConditions(list, branch),
    ...standingConditions(list, branch),
  ]);
};
