import { expect, test } from "vitest";
import type { ScopeEntry } from "../../../platform/access/scope.ts";
import { isOwnCompany, mayConfigureDevices } from "./policy.ts";

test("mayConfigureDevices requires the permission for all projects of the contractor [CD-169]", () => {
  const entry = (companyId: number, change: Partial<ScopeEntry> = {}): ScopeEntry => ({
    companyId,
    side: "contractor",
    permissions: ["config_gate_device"],
    projects: "all",
    ...change,
  });
  const entries = [entry(1), entry(2, { projects: [7] }), entry(3, { permissions: [] }), entry(4, { side: "provider" })];
  expect([1, 2, 3, 4, 5].map((id) => mayConfigureDevices({ entries }, id))).toEqual([true, false, false, false, false]);
  expect([1, 4, 5].map((id) => isOwnCompany({ entries }, id))).toEqual([true, true, false]);
});
