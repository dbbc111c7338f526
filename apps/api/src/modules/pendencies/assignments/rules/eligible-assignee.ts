// Rule: users to whom a review can be assigned.

/** A user of the contractor who sees its pendencies: in all projects if `projectIds` is null. */
export type Assignable = {
  readonly contractorId: number;
  readonly id: number;
  readonly name: string;
  readonly projectIds: readonly number[] | null;
};

/** Whether the user sees the project, or all projects if the reviews of a supplier are assigned. */
export const isEligible = ({ projectIds }: Pick<Assignable, "projectIds">, projectId: number | "all"): boolean =>
  projectIds === null || (projectId !== "all" && projectIds.includes(projectId));

/** Whole contractors, and single projects of others. */
type Reach = {
  readonly companyIds: readonly number[];
  readonly projects: readonly { readonly companyId: number; readonly projectId: number }[];
};

/** Users to whom the caller can assign reviews. A caller who is restricted to projects learns of no user of other projects only. */
export const reviewersFor = (users: readonly Assignable[], { companyIds, projects }: Reach): readonly Assignable[] =>
  users.flatMap((user) => {
    if (companyIds.includes(user.contractorId)) return [user];
    const own = projects.filter(({ companyId }) => companyId === user.contractorId).map(({ projectId }) => projectId);
    const projectIds = own.filter((projectId) => isEligible(user, projectId));
    return projectIds.length === 0 ? [] : [{ ...user, projectIds: user.projectIds && projectIds }];
  });
