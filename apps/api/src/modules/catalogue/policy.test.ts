import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { mayChange, whereMayAdd, whichCatalogues } from "./policy.ts";

test("whichCatalogues includes the contractor of a membership restricted to projects", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_projects"], projects: [41] }, { companyId: 6, permissions: [] });
  expect(whichCatalogues(scope)).toEqual({ contractorIds: [5], worksFor: { companyIds: [], projects: [] } });
});

test("whichCatalogues lists the catalogues for the given permission", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_pendency"] });
  expect(whichCatalogues(scope, "see_pendency").contractorIds).toEqual([5]);
  expect(whichCatalogues(scope).contractorIds).toEqual([]);
});

test("whichCatalogues lists the contractors or projects of a supplier", () => {
  const scope = scopeOf(
    { companyId: 7, side: "provider", permissions: "all" },
    { companyId: 8, side: "provider", permissions: ["see_projects"], projects: [41] },
  );
  const projects = [{ companyId: 8, projectId: 41 }];
  expect(whichCatalogues(scope)).toEqual({ contractorIds: [], worksFor: { companyIds: [7], projects } });
});

test("mayChange needs an unrestricted membership and excludes the platform", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["config_pendency_project"] }, { companyId: 6, permissions: "all", projects: [1] });
  expect(whereMayAdd(scope, "config_pendency_project")).toEqual([5]);
  expect(mayChange(scope, "config_pendency_project", 5)).toBe(true);
  expect(mayChange(scope, "config_pendency_project", 6)).toBe(false);
  expect(mayChange(scope, "config_risk_project", 5)).toBe(false);
  expect(mayChange(scopeOf({ companyId: 0, permissions: "all" }), "config_pendency_project", 0)).toBe(false);
});
