import { expect, test } from "vitest";
import type { ScopeEntry } from "../../platform/access/scope.ts";
import { answersAt, seesDetails, whichGateProjects } from "./policy.ts";

const entry = (permissions: readonly string[], projects: ScopeEntry["projects"] = "all", companyId = 1): ScopeEntry => ({
  companyId,
  side: "contractor",
  permissions,
  projects,
});
const at = (id: number, contractorId = 1) => ({ contractorId, id });

test("answersAt requires answer_gate in the contractor of the project [CD-169]", () => {
  const scope = { entries: [entry(["answer_gate"], [7]), entry(["answer_gate"], "all", 2), entry(["see_employee"], "all", 3)] };
  expect([at(7), at(8), at(9, 2), at(9, 3)].map((project) => answersAt(scope, project))).toEqual([true, false, true, false]);
  expect(whichGateProjects(scope)).toEqual({ companyIds: [2], projects: [{ companyId: 1, projectId: 7 }] });
});

test("seesDetails requires both permissions for the same project", () => {
  const both = { entries: [entry(["answer_gate", "see_employee_data"], [7])] };
  expect([at(7), at(8)].map((project) => seesDetails(both, project))).toEqual([true, false]);
  const apart = { entries: [entry(["answer_gate"]), entry(["see_employee_data"], "all", 2)] };
  expect(seesDetails(apart, at(7))).toBe(false);
  const supplier: ScopeEntry = { companyId: 1, side: "provider", permissions: ["see_employee_data"], projects: "all" };
  expect(seesDetails({ entries: [entry(["answer_gate"]), supplier] }, at(7))).toBe(false);
  expect(seesDetails({ entries: [entry(["see_employee_data"])] }, at(7))).toBe(false);
});
