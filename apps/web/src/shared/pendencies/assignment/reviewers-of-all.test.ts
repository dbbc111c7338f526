import { expect, test } from "vitest";
import { reviewersOfAll } from "./reviewers-of-all.ts";

const reviewer = (contractorId: number, id: number, projectIds: number[] | null = null) => ({
  contractorId,
  id,
  name: `Pessoa ${id}`,
  projectIds,
});
const known = [reviewer(1, 10), reviewer(1, 11), reviewer(1, 12, [7]), reviewer(2, 11)];
const ids = (...places: readonly (readonly [contractorId: number, projectId: number | "all"])[]) =>
  reviewersOfAll(
    known,
    places.map(([contractorId, projectId]) => ({ contractorId, projectId })),
  ).map(({ id }) => id);

test("reviewersOfAll returns the users who see every project of the selection", () => {
  expect([ids([1, 7]), ids([1, 7], [1, 7]), ids([1, 7], [1, 8])]).toEqual([
    [10, 11, 12],
    [10, 11, 12],
    [10, 11],
  ]);
  expect([ids([1, "all"]), ids([1, 7], [2, 9]), ids([2, 9], [3, 9]), ids()]).toEqual([[10, 11], [11], [], []]);
});
