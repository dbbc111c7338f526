import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { entryOf, scopeOf } from "../../../test/scope-of.ts";
import { entriesHolding, holds, permissionsHeld, reachOf, type Side } from "./scope.ts";

const sides = fc.constantFrom<Side>("contractor", "provider");
const keys = fc.constantFrom(...permissionKeys);

test("a person has exactly the permissions of their profile [R-206]", () => {
  const entry = entryOf({ permissions: ["see_location"] });
  expect(holds(entry, "see_location")).toBe(true);
  expect(holds(entry, "add_location")).toBe(false);
});

test("holds is false for permissions of the other side, even for owners [R-214]", () => {
  fc.assert(
    fc.property(keys, sides, (key, side) => {
      const fits = ["both", side].includes(permissionCatalogue[key].side);
      expect(holds(entryOf({ side, permissions: [key] }), key)).toBe(fits);
      expect(holds(entryOf({ side, permissions: "all" }), key)).toBe(fits);
    }),
  );
});

test("entriesHolding returns the selected companies that have the permission [R-209]", () => {
  const scope = scopeOf({ companyId: 5, permissions: ["see_location"] }, { companyId: 6, permissions: ["see_projects"] });
  expect(entriesHolding(scope, "see_projects").map(({ companyId }) => companyId)).toEqual([6]);
  expect(entriesHolding(scope, "add_project")).toEqual([]);
});

test("permissionsHeld lists each company once, with the permissions of both sides [R-208]", () => {
  const held = { permissions: ["see_projects", "add_location", "upload_document_pendency", "a key of long ago"] };
  const scope = scopeOf({ companyId: 5, side: "contractor", ...held }, { companyId: 5, side: "provider", ...held }, { companyId: 6 });
  expect(permissionsHeld(scope)).toEqual([
    { company: 5, permitions: ["see_projects", "add_location", "upload_document_pendency"] },
    { company: 6, permitions: [] },
  ]);
});

test("the owner of a company on both sides has every permission [CD-061]", () => {
  const scope = scopeOf({ side: "contractor", permissions: "all" }, { side: "provider", permissions: "all" });
  expect(permissionsHeld(scope)).toEqual([{ company: 1, permitions: permissionKeys }]);
});

test("reachOf pairs each restricted project with its company", () => {
  const { entries } = scopeOf({ companyId: 5 }, { companyId: 6, projects: [41, 42] }, { companyId: 7, projects: [] });
  expect(reachOf(entries)).toEqual({
    companyIds: [5],
    projects: [
      { companyId: 6, projectId: 41 },
      { companyId: 6, projectId: 42 },
    ],
  });
});
