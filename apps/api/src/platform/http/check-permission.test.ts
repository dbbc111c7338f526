import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { refuseWithoutPermission, requiredPermissions } from "./check-permission.ts";

test("a public or self route requires no permission", () => {
  expect(requiredPermissions("public", undefined)).toEqual([]);
  expect(requiredPermissions("self", {})).toEqual([]);
  expect(refuseWithoutPermission(scopeOf(), [])).toBeUndefined();
});

test("a route requires its permission, one of several, or the body's", () => {
  const permission = { by: "status", table: { DONE: "confirm_pendency", REJECTED: "reject_pendency" } } as const;
  expect(requiredPermissions("see_projects", undefined)).toEqual(["see_projects"]);
  expect(requiredPermissions(["add_project", "update_project"], undefined)).toEqual(["add_project", "update_project"]);
  expect(requiredPermissions(permission, { status: "DONE" })).toEqual(["confirm_pendency"]);
  expect(requiredPermissions(permission, { status: "REJECTED" })).toEqual(["reject_pendency"]);
  expect(requiredPermissions(permission, { status: "OPEN" })).toEqual([]);
  for (const status of ["constructor", null, {}]) expect(requiredPermissions(permission, { status })).toEqual([]);
  const several = { by: "status", table: { OPEN: ["reject_pendency", "reopen_pendency"] } } as const;
  expect(requiredPermissions(several, { status: "OPEN" })).toEqual(["reject_pendency", "reopen_pendency"]);
});

test("the permission in any company passes, and a refusal names it [R-209] [R-213]", () => {
  const scope = scopeOf({ companyId: 5, permissions: [] }, { companyId: 6, permissions: ["see_projects"] });
  expect(refuseWithoutPermission(scope, ["see_projects"])).toBeUndefined();
  expect(refuseWithoutPermission(scope, ["add_project"])).toMatchObject({
    code: "permission.missing",
    details: { permission: "add_project" },
  });
  expect(refuseWithoutPermission(scopeOf(), ["see_projects"])).toMatchObject({ details: { permission: "see_projects" } });
});

test("one of several permissions passes, and a refusal names the first", () => {
  const keys = ["add_project", "update_project"] as const;
  expect(refuseWithoutPermission(scopeOf({ companyId: 5, permissions: ["update_project"] }), keys)).toBeUndefined();
  expect(refuseWithoutPermission(scopeOf({ companyId: 5, permissions: ["see_projects"] }), keys)).toMatchObject({
    code: "permission.missing",
    details: { permission: "add_project" },
  });
});
