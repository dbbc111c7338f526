import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { keysAtTheDoor, refuseAtTheDoor } from "./may-knock.ts";

test("what is public or the person's own needs no key", () => {
  expect(keysAtTheDoor("public", undefined)).toEqual([]);
  expect(keysAtTheDoor("self", {})).toEqual([]);
  expect(refuseAtTheDoor(scopeOf(), [])).toBeUndefined();
});

test("a route needs its key, any of its keys, or the key of what its body asks for", () => {
  const permission = { by: "status", table: { DONE: "confirm_pendency", REJECTED: "reject_pendency" } } as const;
  expect(keysAtTheDoor("see_projects", undefined)).toEqual(["see_projects"]);
  expect(keysAtTheDoor(["add_project", "update_project"], undefined)).toEqual(["add_project", "update_project"]);
  expect(keysAtTheDoor(permission, { status: "DONE" })).toEqual(["confirm_pendency"]);
  expect(keysAtTheDoor(permission, { status: "REJECTED" })).toEqual(["reject_pendency"]);
  expect(keysAtTheDoor(permission, { status: "OPEN" })).toEqual([]);
  for (const status of ["constructor", null, {}]) expect(keysAtTheDoor(permission, { status })).toEqual([]);
  const several = { by: "status", table: { OPEN: ["reject_pendency", "reopen_pendency"] } } as const;
  expect(keysAtTheDoor(several, { status: "OPEN" })).toEqual(["reject_pendency", "reopen_pendency"]);
});

test("who holds the key in one of their companies may knock; who holds it nowhere is told its name [R-209] [R-213]", () => {
  const scope = scopeOf({ companyId: 5, permissions: [] }, { companyId: 6, permissions: ["see_projects"] });
  expect(refuseAtTheDoor(scope, ["see_projects"])).toBeUndefined();
  expect(refuseAtTheDoor(scope, ["add_project"])).toMatchObject({ code: "permission.missing", details: { permission: "add_project" } });
  expect(refuseAtTheDoor(scopeOf(), ["see_projects"])).toMatchObject({ details: { permission: "see_projects" } });
});

test("one of several keys is enough, and who holds none of them is told the first", () => {
  const keys = ["add_project", "update_project"] as const;
  expect(refuseAtTheDoor(scopeOf({ companyId: 5, permissions: ["update_project"] }), keys)).toBeUndefined();
  expect(refuseAtTheDoor(scopeOf({ companyId: 5, permissions: ["see_projects"] }), keys)).toMatchObject({
    code: "permission.missing",
    details: { permission: "add_project" },
  });
});
