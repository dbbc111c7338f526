import type { Reviewer } from "@emdia/contract/pendencies/assignment-routes.ts";

/** Users to whom reviews of all these contractors can be assigned. */
export const reviewersOfAll = (
  reviewers: readonly Reviewer[],
  contractorIds: readonly number[],
): readonly Pick<Reviewer, "id" | "name">[] => {
  const [first, ...others] = new Set(contractorIds);
  const of = (contractorId: number | undefined) => reviewers.filter((reviewer) => reviewer.contractorId === contractorId);
  return of(first).filter(({ id }) => others.every((contractorId) => of(contractorId).some((reviewer) => reviewer.id === id)));
};
