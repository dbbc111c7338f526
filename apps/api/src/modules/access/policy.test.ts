import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { mayDo, mayDoInProject, maySee, ownEntriesIn, personCan, projectPersonCan, standsIn, whereMaySee } from "./policy.ts";

const inCompany = (companyId: number, ...permissions: string[]) => ({ companyId, permissions });

test("standsIn is true for the companies of the caller", () => {
  const scope = scopeOf(inCompany(1), inCompany(2));
  expect([standsIn(scope, 1), standsIn(scope, 2), standsIn(scope, 3)]).toEqual([true, true, false]);
});

test("whereMaySee lists a company with two sides once [R-302]", () => {
  const both = [inCompany(1, "see_users"), { ...inCompany(1, "see_users"), side: "provider" as const }];
  const scope = scopeOf(...both, inCompany(2, "see_invites"));
  expect(whereMaySee(scope, "see_users")).toEqual([1]);
  expect([maySee(scope, "see_users", 1), maySee(scope, "see_users", 2), maySee(scope, "see_invites", 2)]).toEqual([true, false, true]);
});

test("a membership restricted to projects sees users and changes nothing", () => {
  const scope = scopeOf({ ...inCompany(1, "see_users", "add_invite", "remove_users"), projects: [7] });
  expect(maySee(scope, "see_users", 1)).toBe(true);
  expect([mayDo(scope, "add_invite", 1), mayDo(scope, "remove_users", 1)]).toEqual([false, false]);
});

test("mayDo applies a permission to its own company only", () => {
  const scope = scopeOf(inCompany(1, "add_invite"), inCompany(2, "see_users"));
  expect([mayDo(scope, "add_invite", 1), mayDo(scope, "add_invite", 2)]).toEqual([true, false]);
});

test("personCan protects the owner, and users from removing themselves [R-303]", () => {
  const scope = scopeOf(inCompany(1, "update_users", "remove_users"));
  const member = { companyId: 1, accountId: 2, owner: false };
  expect(personCan(scope, member)).toEqual({ changeProfile: true, remove: true });
  expect(personCan(scope, { ...member, owner: true })).toEqual({ changeProfile: false, remove: false });
  expect(personCan(scope, { ...member, accountId: scope.account.id })).toEqual({ changeProfile: true, remove: false });
  expect(personCan(scopeOf(inCompany(1, "see_users")), member)).toEqual({ changeProfile: false, remove: false });
});

test("mayDoInProject accepts unrestricted memberships and those of the project [R-096]", () => {
  const scope = scopeOf({ ...inCompany(1, "invite_user_project"), projects: [7] }, inCompany(2, "invite_user_project"));
  const may = (companyId: number, projectId: number) => mayDoInProject(scope, "invite_user_project", { companyId, projectId });
  expect([may(1, 7), may(1, 8), may(2, 8), may(3, 7)]).toEqual([true, false, true, false]);
});

test("projectPersonCan removes neither the owner, the caller nor unrestricted users", () => {
  const scope = scopeOf(inCompany(1, "update_users", "revoke_user_project"));
  const guest = { companyId: 1, accountId: 2, owner: false, allProjects: false };
  const can = (person: typeof guest) => projectPersonCan(scope, person, 7);
  expect(can(guest)).toEqual({ changeProfile: true, remove: true });
  expect(can({ ...guest, allProjects: true })).toEqual({ changeProfile: true, remove: false });
  expect(can({ ...guest, owner: true })).toEqual({ changeProfile: false, remove: false });
  expect(can({ ...guest, accountId: scope.account.id })).toEqual({ changeProfile: true, remove: false });
  expect(projectPersonCan(scopeOf(inCompany(1, "see_users")), guest, 7)).toEqual({ changeProfile: false, remove: false });
});

test("ownEntriesIn uses the relation of a profile, or the side of the membership", () => {
  const scope = scopeOf(
    { ...inCompany(1, "see_users"), side: "provider" as const },
    { ...inCompany(1, "add_invite"), relation: "both" as const },
    inCompany(2, "see_users"),
  );
  expect(ownEntriesIn(scope, 1)).toEqual([
    { relation: "provider", permissions: ["see_users"] },
    { relation: "both", permissions: ["add_invite"] },
  ]);
});
