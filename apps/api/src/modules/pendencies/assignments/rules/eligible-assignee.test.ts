import { expect, test } from "vitest";
import { isEligible } from "./eligible-assignee.ts";

test("a user is eligible for the projects that they see", () => {
  expect([isEligible({ projectIds: null }, 7), isEligible({ projectIds: null }, "all")]).toEqual([true, true]);
  expect([isEligible({ projectIds: [7] }, 7), isEligible({ projectIds: [7] }, 8), isEligible({ projectIds: [7] }, "all")]).toEqual([
    true,
    false,
    false,
  ]);
});
