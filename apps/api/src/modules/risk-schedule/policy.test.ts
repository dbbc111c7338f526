import fc from "fast-check";
import { expect, test } from "vitest";
import { entryOf, scopeOf } from "../../../test/scope-of.ts";
import type { Reach } from "../../platform/access/scope.ts";
import {
  canRemedy,
  isOwnCompany,
  mayConfigure,
  mayOn,
  type Owned,
  scheduleCan,
  seesReasons,
  sideOf,
  suppliersToPlan,
  whichSchedules,
} from "./policy.ts";

const owned: Owned = { contractorId: 1, providerId: 2, projectId: 41 };
const keys = ["see_risk_schedule", "add_risk_schedule", "update_risk_schedule"] as const;
const ofContractor = { companyId: 1, permissions: keys };
const ofSupplier = { companyId: 2, side: "provider", permissions: keys } as const;

const inReach = ({ companyIds, projects }: Reach, companyId: number, projectId: number): boolean =>
  companyIds.includes(companyId) || projects.some((one) => one.companyId === companyId && one.projectId === projectId);

test("the list shows exactly the schedules that the check allows [CD-062]", () => {
  const id = fc.integer({ min: 1, max: 3 });
  const entry = fc.record({
    companyId: id,
    side: fc.constantFrom("contractor" as const, "provider" as const),
    permissions: fc.subarray([...keys]),
    projects: fc.oneof(fc.constant("all" as const), fc.array(fc.integer({ min: 41, max: 43 }), { maxLength: 2 })),
  });
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 4 }),
      fc.record({ contractorId: id, providerId: id, projectId: fc.integer({ min: 41, max: 43 }) }),
      (entries, row) => {
        const scope = { entries: entries.map(entryOf) };
        const { contractor, provider } = whichSchedules(scope);
        const isListed = inReach(contractor, row.contractorId, row.projectId) || inReach(provider, row.providerId, row.projectId);
        expect(isListed).toBe(mayOn(scope, "see_risk_schedule", row));
      },
    ),
  );
});

test("a user restricted to projects reaches only their schedules", () => {
  const scope = scopeOf({ ...ofContractor, projects: [42] });
  expect(mayOn(scope, "see_risk_schedule", owned)).toBe(false);
  expect(mayOn(scope, "see_risk_schedule", { ...owned, projectId: 42 })).toBe(true);
});

test("a user of both sides plans as the contractor", () => {
  expect(sideOf(scopeOf(ofSupplier, ofContractor), "add_risk_schedule", owned)).toBe("contractor");
  expect(sideOf(scopeOf(ofSupplier), "add_risk_schedule", owned)).toBe("provider");
  expect(sideOf(scopeOf(), "add_risk_schedule", owned)).toBeUndefined();
});

test("a contractor plans for every supplier, a supplier for itself", () => {
  expect(suppliersToPlan(scopeOf(ofContractor), keys, owned)).toBe("all");
  expect(suppliersToPlan(scopeOf(ofSupplier), keys, owned)).toEqual([2]);
  expect(suppliersToPlan(scopeOf({ ...ofSupplier, projects: [42] }), keys, owned)).toEqual([]);
  expect(suppliersToPlan(scopeOf({ ...ofContractor, companyId: 3 }), keys, owned)).toEqual([]);
});

test("reasons of workers need see_employee", () => {
  expect(seesReasons(scopeOf(ofContractor), owned)).toBe(false);
  expect(seesReasons(scopeOf({ ...ofContractor, permissions: ["see_employee"] }), owned)).toBe(true);
});

test("a remedy needs its side, its permission and the whole supplier", () => {
  const cure = { side: "provider", permission: "update_employee" } as const;
  const permissions = ["update_employee", "update_project"] as const;
  expect(canRemedy(scopeOf({ ...ofSupplier, permissions }), cure, owned)).toBe(true);
  expect(canRemedy(scopeOf({ ...ofSupplier, permissions, projects: [41] }), cure, owned)).toBe(false);
  expect(canRemedy(scopeOf({ companyId: 1, permissions }), cure, owned)).toBe(false);
  const project = { side: "contractor", permission: "update_project" } as const;
  expect(canRemedy(scopeOf({ companyId: 1, permissions, projects: [41] }), project, owned)).toBe(true);
});

test("each action of a schedule follows its key", () => {
  expect(scheduleCan(scopeOf(ofContractor), owned)).toEqual({ update: true, cancel: false, history: false, issuePermit: false });
  expect(scheduleCan(scopeOf({ companyId: 1, permissions: ["issue_work_permit"] }), owned).issuePermit).toBe(true);
});

test("the table of conflicts is changed by users of the whole contractor", () => {
  const permissions = ["config_risk_conflict"] as const;
  expect(mayConfigure(scopeOf({ companyId: 1, permissions }), "config_risk_conflict", 1)).toBe(true);
  expect(mayConfigure(scopeOf({ companyId: 1, permissions, projects: [41] }), "config_risk_conflict", 1)).toBe(false);
  expect(mayConfigure(scopeOf({ companyId: 1, side: "provider", permissions }), "config_risk_conflict", 1)).toBe(false);
  expect([isOwnCompany(scopeOf({ companyId: 1 }), 1), isOwnCompany(scopeOf({ companyId: 1 }), 2)]).toEqual([true, false]);
});
