import { expect, test } from "vitest";
import { scopeOf } from "../../../test/scope-of.ts";
import { keyAtTheDoor, refuseAtTheDoor } from "./may-knock.ts";

test("what is public or the person's own needs no key", () => {
  expect(keyAtTheDoor("public", undefined)).toBeUndefined();
  expect(keyAtTheDoor("self", {})).toBeUndefined();
  expect(refuseAtTheDoor(scopeOf(), undefined)).toBeUndefined();
});

test("a route needs its key, or the key of what its body asks for", () => {
  const permission = { by: "status", table: { DONE: "confirm_pendency", REJECTED: "reject_pendency" } } as const;
  expect(keyAtTheDoor("see_projects", undefined)).toBe("see_projects");
  expect(keyAtTheDoor(permission, { status: "DONE" })).toBe("confirm_pendency");
  expect(keyAtTheDoor(permission, { status: "REJECTED" })).toBe("reject_pendency");
});

test("who holds the key in one of their companies may knock; who holds it nowhere is told its name [R-209] [R-213]", () => {
  const scope = scopeOf({ companyId: 5, permissions: [] }, { companyId: 6, permissions: ["see_projects"] });
  expect(refuseAtTheDoor(scope, "see_projects")).toBeUndefined();
  expect(refuseAtTheDoor(scope, "add_project")).toMatchObject({ code: "permission.missing", details: { permission: "add_project" } });
  expect(refuseAtTheDoor(scopeOf(), "see_projects")).toMatchObject({ details: { permission: "see_projects" } });
});
