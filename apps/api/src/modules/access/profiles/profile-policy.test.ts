import { expect, test } from "vitest";
import { scopeOf } from "../../../../test/scope-of.ts";
import { belongsTo, mayDoToProfiles, mayListProfiles, profileCan, whoseProfiles } from "./profile-policy.ts";

const editing = ["see_permissions", "add_permissions", "update_permissions", "remove_permissions"];

test("mayDoToProfiles needs the permission of each action [R-206]", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_permissions", "update_permissions"] }, { companyId: 6, permissions: [] });
  expect(whoseProfiles(scope)).toEqual([5]);
  expect(mayDoToProfiles(scope, "update_permissions", 5)).toBe(true);
  expect(mayDoToProfiles(scope, "remove_permissions", 5)).toBe(false);
  expect(mayDoToProfiles(scope, "update_permissions", 6)).toBe(false);
});

test("whoseProfiles lists a company with two sides once", () => {
  const scope = scopeOf({ companyId: 5, permissions: editing }, { companyId: 5, side: "provider", permissions: editing });
  expect(whoseProfiles(scope)).toEqual([5]);
});

test("a membership restricted to projects can only read profiles", () => {
  const scope = scopeOf({ companyId: 5, permissions: editing, projects: [41] });
  expect(whoseProfiles(scope)).toEqual([5]);
  expect(mayDoToProfiles(scope, "see_permissions", 5)).toBe(true);
  expect(mayDoToProfiles(scope, "update_permissions", 5)).toBe(false);
});

test.for(["see_permissions", "see_users", "update_users", "add_invite"])("mayListProfiles is true with %s", (key) => {
  expect(mayListProfiles(scopeOf({ companyId: 5, permissions: [key] }), 5)).toBe(true);
});

test("mayListProfiles is false without a profile permission", () => {
  expect(mayListProfiles(scopeOf({ companyId: 5, permissions: ["see_projects", "remove_users"] }), 5)).toBe(false);
  expect(mayListProfiles(scopeOf({ companyId: 5, permissions: "all" }), 6)).toBe(false);
});

test("belongsTo is true for a membership without permissions", () => {
  const scope = scopeOf({ companyId: 5, permissions: [] });
  expect([belongsTo(scope, 5), belongsTo(scope, 6)]).toEqual([true, false]);
});

test("profileCan allows assign only if the caller has every permission [R-206]", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_users", "update_permissions"] });
  const profile = { companyId: 5, relation: "contractor", permissions: ["see_users"] } as const;
  expect(profileCan(scope, profile)).toEqual({ update: true, remove: false, assign: true });
  expect(profileCan(scope, { ...profile, permissions: ["see_users", "add_invite"] }).assign).toBe(false);
});
