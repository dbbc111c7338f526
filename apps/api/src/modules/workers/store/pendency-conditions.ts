// Conditions of the worker list on pendencies: with, without, and with documents of a plan.
import type { Plan } from "@emdia/contract/limits.ts";
import { pendingStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { idArray } from "../../../platform/database/id-array.ts";
import {
  type Branch,
  branchesOf,
  hasLink,
  intersect,
  isOfBranch,
  isOpenLink,
  linksOfWorker,
  type Sql,
  type WorkerListFilter,
} from "./worker-branches.ts";

const statusOf = { STP: "status_stp", SSMA: "status_ssma" } as const satisfies { readonly [P in Plan]: string };
/** Whether the figures of a row count a pendency; with a plan, the most urgent status of the plan is pending if any is. */
const isPending = (alias: string, plan: Plan | undefined): Sql =>
  plan
    ? sql`coalesce(${sql.ref(`${alias}.${statusOf[plan]}`)} = any (${[...pendingStatuses]}::text[]), false)`
    : sql`${sql.ref(`${alias}.has_pendencies`)}`;

/** The branch, limited to the projects of the filter. A filter of projects counts the pendencies of current and future links only. */
type Limited = { readonly branch: Branch; readonly linkConditions: readonly Sql[] };
const limitedTo = ({ filter, terms, today }: WorkerListFilter, branch: Branch): Limited =>
  filter.project || filter.department
    ? { branch: { ...branch, projectIds: intersect(branch.projectIds, terms.projectIds) }, linkConditions: [isOpenLink(today)] }
    : { branch, linkConditions: [] };

/** A condition on the figures of a worker `k`: of all its documents in the branch, or of its links if the branch has single projects. */
const inBranch = (list: WorkerListFilter, ofBranch: Branch, condition: (alias: string) => Sql): Sql => {
  const { branch, linkConditions } = limitedTo(list, ofBranch);
  const { side, projectIds } = branch;
  return projectIds === "all" ? condition("k") : hasLink(side, projectIds, [...linkConditions, condition("pw")]);
};

const wholeFigures = {
  provider: sql`worker f where f.provider_id = k.provider_id and f.id = k.worker_id and f.provider_id`,
  contractor: sql`contractor_worker f where f.worker_id = k.worker_id and f.contractor_id`,
} as const;
/** Whether some branch shows a pendency of the worker `k`. */
const isPendingAnywhere = (list: WorkerListFilter): Sql => {
  const { plan } = list.filter;
  const each = branchesOf(list.visible).map((ofBranch) => {
    const { branch, linkConditions } = limitedTo(list, ofBranch);
    return branch.projectIds === "all"
      ? sql`exists (select from ${wholeFigures[branch.side]} = any (${idArray(branch.companyIds)}) and ${isPending("f", plan)})`
      : sql`exists (select ${linksOfWorker([isOfBranch(branch), ...linkConditions, isPending("pw", plan)])})`;
  });
  return sql`(${sql.join(each, sql` or `)})`;
};
/** A single company shows all figures of a worker in one row. */
const isOnlyBranch = (list: WorkerListFilter, branch: Branch): boolean =>
  branchesOf(list.visible).length === 1 && branch.companyIds.length === 1 && limitedTo(list, branch).branch.projectIds === "all";

/**
 * Whether the branch shows a pendency of the worker `k`, as a column. The planner reads the links once for all rows, because this condition
 * does not name the company of the branch. With `in`, which names it, PostgreSQL read the links again for each row.
 */
export const pendingColumn = (list: WorkerListFilter, ofBranch: Branch): Sql => {
  const { branch, linkConditions } = limitedTo(list, ofBranch);
  const { plan } = list.filter;
  return branch.projectIds === "all"
    ? isPending("k", plan)
    : sql`exists (select ${linksOfWorker([isOfBranch(branch), ...linkConditions, isPending("pw", plan)])})`;
};

export const pendencyConditions = (list: WorkerListFilter, branch: Branch): readonly Sql[] => {
  const { hasPendencies, withoutPendencies, plan } = list.filter;
  const pendingHere = inBranch(list, branch, (alias) => isPending(alias, plan));
  return [
    ...(plan ? [inBranch(list, branch, (alias) => sql`${sql.ref(`${alias}.${statusOf[plan]}`)} is not null`)] : []),
    ...(hasPendencies ? [pendingHere] : []),
    ...(withoutPendencies ? [sql`not ${isOnlyBranch(list, branch) ? pendingHere : isPendingAnywhere(list)}`] : []),
  ];
};
