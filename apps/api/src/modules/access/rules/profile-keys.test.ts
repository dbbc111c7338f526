import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { inOrder, keysOffSide, relationFits } from "./profile-keys.ts";

test("keys are kept once, in the order of the catalogue, and what is none is dropped", () => {
  expect(inOrder(["see_users", "see_projects", "see_users", "see_everything"])).toEqual(["see_projects", "see_users"]);
  expect(inOrder([])).toEqual([]);
});

test("a relation fits a company that stands on its side; both fits every company [R-214] [R-317]", () => {
  expect(relationFits("contractor", ["contractor"])).toBe(true);
  expect(relationFits("provider", ["contractor"])).toBe(false);
  expect(relationFits("provider", ["contractor", "provider"])).toBe(true);
  expect(relationFits("both", ["provider"])).toBe(true);
});

test("keys of the other side are named, for each side the whole catalogue through [R-214]", () => {
  expect(keysOffSide("both", permissionKeys)).toEqual([]);
  for (const relation of ["contractor", "provider"] as const) {
    const other = relation === "contractor" ? "provider" : "contractor";
    expect(keysOffSide(relation, permissionKeys)).toEqual(permissionKeys.filter((key) => permissionCatalogue[key].side === other));
  }
  expect(keysOffSide("provider", ["no_key_at_all"])).toEqual([]);
});
