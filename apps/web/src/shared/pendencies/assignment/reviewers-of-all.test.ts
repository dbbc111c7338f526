import { expect, test } from "vitest";
import { reviewersOfAll } from "./reviewers-of-all.ts";

const reviewer = (contractorId: number, id: number) => ({ contractorId, id, name: `Pessoa ${id}` });
const known = [reviewer(1, 10), reviewer(1, 11), reviewer(2, 11)];
const ids = (...contractorIds: readonly number[]) => reviewersOfAll(known, contractorIds).map(({ id }) => id);

test("reviewersOfAll returns the users of every contractor of the selection", () => {
  expect([ids(1), ids(1, 1), ids(1, 2), ids(2, 3), ids()]).toEqual([[10, 11], [10, 11], [11], [], []]);
});
