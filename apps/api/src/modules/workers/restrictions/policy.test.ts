import { expect, test } from "vitest";
import { scopeOf } from "../../../../test/scope-of.ts";
import { companyToRestrict, mayKnowDocuments } from "./policy.ts";

const keys = ["see_restricted_employee", "add_restricted_employee"];

test("a user restricted to projects reads restrictions but cannot create them", () => {
  const scope = scopeOf({ companyId: 5, permissions: keys, projects: [41] });
  expect(companyToRestrict(scope, "see_restricted_employee", 5)).toMatchObject({ ok: true, value: 5 });
  expect(companyToRestrict(scope, "add_restricted_employee", 5)).toMatchObject({ ok: false, code: "permission.missing" });
});

test("an export requires export_restricted_employee as well", () => {
  const taking = { companyId: 5, permissions: ["see_restricted_employee", "export_restricted_employee"], projects: [41] } as const;
  expect(companyToRestrict(scopeOf(taking), "export_restricted_employee", 5)).toMatchObject({ ok: true });
  expect(companyToRestrict(scopeOf({ companyId: 5, permissions: keys }), "export_restricted_employee", 5)).toMatchObject({
    code: "permission.missing",
    details: { permission: "export_restricted_employee" },
  });
});

test("a foreign company is not found, and the supplier side is forbidden", () => {
  expect(companyToRestrict(scopeOf({ companyId: 5, permissions: keys }), "see_restricted_employee", 6)).toMatchObject({
    code: "company.not_found",
  });
  const supplier = scopeOf({ companyId: 5, side: "provider", permissions: keys });
  expect(companyToRestrict(supplier, "see_restricted_employee", 5)).toMatchObject({ code: "permission.missing" });
});

test("documents are unmasked with see_employee_data on the contractor side only", () => {
  expect(mayKnowDocuments(scopeOf({ companyId: 5, permissions: ["see_employee_data"] }), 5)).toBe(true);
  expect(mayKnowDocuments(scopeOf({ companyId: 5, side: "provider", permissions: ["see_employee_data"] }), 5)).toBe(false);
});
