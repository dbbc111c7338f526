import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { mayChange, whereMayAdd, whichCatalogues } from "./policy.ts";

test("people of a contracting company see its catalogue, also when they are restricted to projects", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_projects"], projects: [41] }, { companyId: 6, permissions: [] });
  expect(whichCatalogues(scope)).toEqual({ contractorIds: [5], worksFor: { companyIds: [], projects: [] } });
});

test("who sees pendencies and no projects is offered the documents of the own company", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_pendency"] });
  expect(whichCatalogues(scope, "see_pendency").contractorIds).toEqual([5]);
  expect(whichCatalogues(scope).contractorIds).toEqual([]);
});

test("people of a supplier see the catalogues of those it works for, or of their own projects", () => {
  const scope = scopeOf(
    { companyId: 7, side: "provider", permissions: "all" },
    { companyId: 8, side: "provider", permissions: ["see_projects"], projects: [41] },
  );
  const projects = [{ companyId: 8, projectId: 41 }];
  expect(whichCatalogues(scope)).toEqual({ contractorIds: [], worksFor: { companyIds: [7], projects } });
});

test("who configures documents for the whole company changes its types; nobody changes the platform's", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["config_pendency_project"] }, { companyId: 6, permissions: "all", projects: [1] });
  expect(whereMayAdd(scope, "config_pendency_project")).toEqual([5]);
  expect(mayChange(scope, "config_pendency_project", 5)).toBe(true);
  expect(mayChange(scope, "config_pendency_project", 6)).toBe(false);
  expect(mayChange(scope, "config_risk_project", 5)).toBe(false);
  expect(mayChange(scopeOf({ companyId: 0, permissions: "all" }), "config_pendency_project", 0)).toBe(false);
});
