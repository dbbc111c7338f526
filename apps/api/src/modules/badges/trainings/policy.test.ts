import { expect, test } from "vitest";
import { scopeOf } from "../../../../test/scope-of.ts";
import { mayChangeRequirement, mayReadRequirement } from "./policy.ts";

const scope = scopeOf(
  { companyId: 1, side: "contractor", permissions: ["config_training_requirement_badge"] },
  { companyId: 2, side: "provider", permissions: ["config_training_requirement_badge"] },
  { companyId: 3, side: "contractor", permissions: "all", projects: [7] },
  { companyId: 4, side: "contractor", permissions: ["config_badge_fields"] },
);

test("the requirement needs its own key on the contractor's side [P-071]", () => {
  expect([1, 2, 3, 4].map((id) => mayReadRequirement(scope, id))).toEqual([true, false, true, false]);
  expect([1, 2, 3, 4].map((id) => mayChangeRequirement(scope, id))).toEqual([true, false, false, false]);
});
