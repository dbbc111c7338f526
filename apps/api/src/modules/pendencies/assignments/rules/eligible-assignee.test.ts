import { expect, test } from "vitest";
import { isEligible, reviewersFor } from "./eligible-assignee.ts";

test("a user is eligible for the projects that they see", () => {
  expect([isEligible({ projectIds: null }, 7), isEligible({ projectIds: null }, "all")]).toEqual([true, true]);
  expect([isEligible({ projectIds: [7] }, 7), isEligible({ projectIds: [7] }, 8), isEligible({ projectIds: [7] }, "all")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a caller restricted to projects gets the users of these projects", () => {
  const user = (id: number, projectIds: readonly number[] | null) => ({ contractorId: 1, id, name: "Ana", projectIds });
  const users = [user(10, null), user(11, [7, 9]), user(12, [8])];
  const restricted = {
    companyIds: [],
    projects: [
      { companyId: 1, projectId: 7 },
      { companyId: 2, projectId: 8 },
    ],
  };
  expect(reviewersFor(users, restricted).map(({ id, projectIds }) => [id, projectIds])).toEqual([
    [10, null],
    [11, [7]],
  ]);
  expect(reviewersFor(users, { companyIds: [1], projects: [] })).toEqual(users);
});
