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
