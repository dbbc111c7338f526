import { expect, test } from "vitest";
import type { ScopeEntry } from "../../platform/access/scope.ts";
import { isEmptyReach, reachWithin, seesSuppliers, sharedProjectsWith, supplierReach } from "./policy.ts";

const entry = (change: Partial<ScopeEntry>): ScopeEntry => ({
  companyId: 1,
  side: "contractor",
  permissions: ["see_projects"],
  projects: "all",
  ...change,
});
const shared = [
  { contractorId: 1, projectId: 10 },
  { contractorId: 1, projectId: 11 },
  { contractorId: 2, projectId: 20 },
];

test("seesSuppliers requires see_projects in a contractor", () => {
  expect(seesSuppliers({ entries: [entry({ projects: [] })] })).toBe(true);
  expect(seesSuppliers({ entries: [entry({ side: "provider" }), entry({ permissions: ["see_pendency"] })] })).toBe(false);
});

test("supplierReach covers contractor companies and granted projects only", () => {
  const entries = [entry({}), entry({ companyId: 2, projects: [20] }), entry({ companyId: 3, side: "provider" })];
  expect(supplierReach({ entries })).toEqual({ companyIds: [1], projects: [{ companyId: 2, projectId: 20 }] });
  expect(supplierReach({ entries }, "see_users")).toEqual({ companyIds: [], projects: [] });
  expect(supplierReach({ entries: [entry({ permissions: ["see_users"] })] }, "see_users")).toEqual({ companyIds: [], projects: [] });
});

test("a reminder also requires the permission to see the documents", () => {
  const charging = (permissions: ScopeEntry["permissions"]) =>
    supplierReach({ entries: [entry({ permissions })] }, "charge_supplier").companyIds;
  expect(charging(["see_projects", "charge_supplier"])).toEqual([]);
  expect(charging(["see_projects", "charge_supplier", "see_pendency"])).toEqual([1]);
});

test("sharedProjectsWith keeps projects whose company grants the permission", () => {
  const entries = [entry({ projects: [11] }), entry({ companyId: 2, permissions: "all" })];
  expect(sharedProjectsWith({ entries }, "see_projects", shared)).toEqual(shared.slice(1));
  expect(sharedProjectsWith({ entries }, "see_users", shared)).toEqual(shared.slice(2));
});

test("reachWithin limits a reach to the contractors of a filter", () => {
  const reach = { companyIds: [1, 2], projects: [{ companyId: 3, projectId: 30 }] };
  expect(reachWithin(reach, undefined)).toEqual(reach);
  expect(reachWithin(reach, [2])).toEqual({ companyIds: [2], projects: [] });
  expect([isEmptyReach(reachWithin(reach, [9])), isEmptyReach(reachWithin(reach, [3]))]).toEqual([true, false]);
});
