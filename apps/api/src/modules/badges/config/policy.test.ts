import { expect, test } from "vitest";
import { scopeOf } from "../../../../test/scope-of.ts";
import { badgeConfigCan, isOwnCompany, mayReadConfig } from "./policy.ts";

const scope = scopeOf(
  { companyId: 1, side: "contractor", permissions: ["config_badge_fields"] },
  { companyId: 2, side: "provider", permissions: ["config_badge_fields", "config_base_color", "config_company_logo"] },
  { companyId: 3, side: "contractor", permissions: "all", projects: [7] },
  { companyId: 4, side: "contractor", permissions: ["see_company_data"] },
);

test("each part of the configuration requires its own key [P-067] [P-069] [P-070]", () => {
  expect(badgeConfigCan(scope, 1)).toEqual({ fields: true, baseColor: false, logo: false, history: true });
  expect(badgeConfigCan(scope, 2)).toEqual({ fields: false, baseColor: true, logo: true, history: true });
});

test("a membership restricted to projects reads only", () => {
  expect(badgeConfigCan(scope, 3)).toEqual({ fields: false, baseColor: false, logo: false, history: true });
});

test("mayReadConfig requires one of the keys in the company", () => {
  expect([1, 2, 3, 4, 5].map((id) => mayReadConfig(scope, id))).toEqual([true, true, true, false, false]);
  expect([4, 5].map((id) => isOwnCompany(scope, id))).toEqual([true, false]);
});
