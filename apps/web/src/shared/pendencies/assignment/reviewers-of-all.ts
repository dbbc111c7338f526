import type { Reviewer } from "@emdia/contract/pendencies/assignment-routes.ts";
import type { ReviewPlace } from "./assignment-queries.ts";

type Option = Pick<Reviewer, "id" | "name">;

const reviewsAt =
  (reviewers: readonly Reviewer[]) =>
  ({ contractorId, projectId }: ReviewPlace): readonly Option[] =>
    reviewers.filter(
      (one) =>
        one.contractorId === contractorId && (one.projectIds === null || (projectId !== "all" && one.projectIds.includes(projectId))),
    );

/** Users to whom reviews at all these places can be assigned. */
export const reviewersOfAll = (reviewers: readonly Reviewer[], places: readonly ReviewPlace[]): readonly Option[] => {
  const distinct = new Map(places.map((place) => [`${place.contractorId} ${place.projectId}`, place]));
  const [first, ...others] = [...distinct.values()].map(reviewsAt(reviewers));
  const ids = others.map((users) => new Set(users.map(({ id }) => id)));
  return (first ?? []).filter(({ id }) => ids.every((among) => among.has(id)));
};
