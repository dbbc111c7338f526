import { expect, test } from "vitest";
import { scopeOf } from "../../../../test/scope-of.ts";
import { belongsTo, mayDoToProfiles, mayListProfiles, profileCan, whoseProfiles } from "./profile-policy.ts";

const editing = ["see_permissions", "add_permissions", "update_permissions", "remove_permissions"];

test("profiles are seen where their key is held, and changed with the key of each act [R-206]", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_permissions", "update_permissions"] }, { companyId: 6, permissions: [] });
  expect(whoseProfiles(scope)).toEqual([5]);
  expect(mayDoToProfiles(scope, "update_permissions", 5)).toBe(true);
  expect(mayDoToProfiles(scope, "remove_permissions", 5)).toBe(false);
  expect(mayDoToProfiles(scope, "update_permissions", 6)).toBe(false);
});

test("a company on both sides is one company", () => {
  const scope = scopeOf({ companyId: 5, permissions: editing }, { companyId: 5, side: "provider", permissions: editing });
  expect(whoseProfiles(scope)).toEqual([5]);
});

test("who is restricted to projects looks at profiles, and changes none", () => {
  const scope = scopeOf({ companyId: 5, permissions: editing, projects: [41] });
  expect(whoseProfiles(scope)).toEqual([5]);
  expect(mayDoToProfiles(scope, "see_permissions", 5)).toBe(true);
  expect(mayDoToProfiles(scope, "update_permissions", 5)).toBe(false);
});

test.for(["see_permissions", "see_users", "update_users", "add_invite"])("who holds %s chooses among the profiles by name", (key) => {
  expect(mayListProfiles(scopeOf({ companyId: 5, permissions: [key] }), 5)).toBe(true);
});

test("who gives nobody a profile does not list them", () => {
  expect(mayListProfiles(scopeOf({ companyId: 5, permissions: ["see_projects", "remove_users"] }), 5)).toBe(false);
  expect(mayListProfiles(scopeOf({ companyId: 5, permissions: "all" }), 6)).toBe(false);
});

test("somebody belongs to the companies in which they hold anything, be it nothing", () => {
  const scope = scopeOf({ companyId: 5, permissions: [] });
  expect([belongsTo(scope, 5), belongsTo(scope, 6)]).toEqual([true, false]);
});

test("a profile may be given by who holds all of it [R-206]", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_users", "update_permissions"] });
  const profile = { companyId: 5, relation: "contractor", permissions: ["see_users"] } as const;
  expect(profileCan(scope, profile, ["contractor"])).toEqual({ update: true, remove: false, assign: true });
  expect(profileCan(scope, { ...profile, permissions: ["see_users", "add_invite"] }, ["contractor"]).assign).toBe(false);
});
