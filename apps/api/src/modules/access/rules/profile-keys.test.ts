import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { inOrder, keysOffSide, relationFits } from "./profile-keys.ts";

test("inOrder removes duplicates and unknown permissions and sorts by catalogue", () => {
  expect(inOrder(["see_users", "see_projects", "see_users", "see_everything"])).toEqual(["see_projects", "see_users"]);
  expect(inOrder([])).toEqual([]);
});

test("relationFits checks the sides of the company; both always fits [R-214] [R-317]", () => {
  expect(relationFits("contractor", ["contractor"])).toBe(true);
  expect(relationFits("provider", ["contractor"])).toBe(false);
  expect(relationFits("provider", ["contractor", "provider"])).toBe(true);
  expect(relationFits("both", ["provider"])).toBe(true);
});

test("keysOffSide returns the permissions of the other side [R-214]", () => {
  expect(keysOffSide("both", permissionKeys)).toEqual([]);
  for (const relation of ["contractor", "provider"] as const) {
    const other = relation === "contractor" ? "provider" : "contractor";
    expect(keysOffSide(relation, permissionKeys)).toEqual(permissionKeys.filter((key) => permissionCatalogue[key].side === other));
  }
  expect(keysOffSide("provider", ["no_key_at_all"])).toEqual([]);
});
