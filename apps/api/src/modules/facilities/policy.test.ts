import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { departmentCan, facilityCan, mayDo, maySeeDepartments, whereMayCreate, whichFacilities } from "./policy.ts";

const everything = [
  "see_location",
  "add_location",
  "update_location",
  "remove_location",
  "add_department",
  "update_department",
  "remove_department",
];

test("an unrestricted user sees the company's units and acts by permission", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_location", "update_location", "remove_department"] });
  expect(whichFacilities(scope)).toEqual({ companyIds: [5], projects: [] });
  expect(facilityCan(scope, { contractorId: 5 })).toEqual({ update: true, remove: false, addDepartment: false });
  expect(departmentCan(scope, { contractorId: 5 })).toEqual({ update: false, remove: true });
  expect(facilityCan(scope, { contractorId: 6 })).toEqual({ update: false, remove: false, addDepartment: false });
});

test("a user restricted to projects sees their units and changes nothing", () => {
  const scope = scopeOf({ companyId: 5, permissions: everything, projects: [41, 42] });
  expect(whichFacilities(scope)).toEqual({
    companyIds: [],
    projects: [
      { companyId: 5, projectId: 41 },
      { companyId: 5, projectId: 42 },
    ],
  });
  expect(facilityCan(scope, { contractorId: 5 })).toEqual({ update: false, remove: false, addDepartment: false });
  expect(departmentCan(scope, { contractorId: 5 })).toEqual({ update: false, remove: false });
  expect(whereMayCreate(scope)).toEqual([]);
});

test("a supplier sees no units, whatever its permissions", () => {
  const scope = scopeOf(
    { companyId: 7, side: "provider", permissions: everything },
    { companyId: 8, side: "provider", permissions: "all" },
  );
  expect(whichFacilities(scope)).toEqual({ companyIds: [], projects: [] });
  expect(mayDo(scope, "see_location", { contractorId: 7 })).toBe(false);
});

test("whereMayCreate returns every company with add_location", () => {
  const scope = scopeOf(
    { companyId: 5, permissions: ["add_location"] },
    { companyId: 6, permissions: "all" },
    { companyId: 7, permissions: ["see_location"] },
  );
  expect(whereMayCreate(scope)).toEqual([5, 6]);
});

test("maySeeDepartments requires see_department in the unit's own company", () => {
  expect(maySeeDepartments(scopeOf({ companyId: 5, permissions: ["see_department"] }), { contractorId: 5 })).toBe(true);
  expect(maySeeDepartments(scopeOf({ companyId: 5, permissions: ["see_department"] }), { contractorId: 6 })).toBe(false);
  expect(maySeeDepartments(scopeOf({ companyId: 5, permissions: ["see_location"] }), { contractorId: 5 })).toBe(false);
});
