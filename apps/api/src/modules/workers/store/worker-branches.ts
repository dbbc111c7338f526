// The workers that a user sees, as branches of companies and projects, and conditions on their links.
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
export const allOf = (conditions: readonly Sql[]): Sql => sql.join([sql`true`, ...conditions], sql` and `);

/** Whether a link `pw` belongs to a branch. */
export const isOfBranch = ({ side, companyIds, projectIds }: Branch): Sql => {
  const ofCompany = sql`${linkOwnerOf[side]} = any (${idArray(companyIds)})`;
  return projectIds !== "all" ? sql`(${ofCompany} and pw.project_id = any (${idArray(projectIds)}))` : ofCompany;
};
/** Whether the user sees a link `pw`. */
export const isVisibleLink = (visible: VisibleWorkers): Sql => sql`(${sql.join(branchesOf(visible).map(isOfBranch), sql` or `)})`;
/** Whether a link `pw` lasts today or begins later. */
export const isOpenLink = (today: IsoDay): Sql => sql`(pw.end_date is null or pw.end_date >= greatest(pw.hiring_date, ${today}::date))`;
export const linksOfWorker = (conditions: readonly Sql[]): Sql =>
  sql`from project_worker pw where pw.provider_id = k.provider_id and pw.worker_id = k.worker_id and ${allOf(conditions)}`;

export const intersect = (visible: Branch["projectIds"], filter: readonly number[] | undefined): Branch["projectIds"] => {
  if (!filter) return visible;
  const wanted = new Set(filter);
  return visible === "all" ? filter : visible.filter((id) => wanted.has(id));
};

/** Workers with a link to one of the projects, in the company of the branch. */
export const hasLink = (side: Side, projectIds: readonly number[], conditions: readonly Sql[]): Sql =>
  sql`k.worker_id in (select pw.worker_id from project_worker pw
    where ${linkOwnerOf[side]} = company.id and pw.project_id = any (${idArray(projectIds)}) and ${allOf(conditions)})`;

/** Whether the worker `k` has a visible link that lasts today or begins later. */
export const hasOpenLink = ({ today, visible }: WorkerListInput): Sql =>
  sql`exists (select ${linksOfWorker([isOpenLink(today), isVisibleLink(visible)])})`;
