import { expect, test } from "vitest";
import { changesOf, losesEditing } from "./profile-change.ts";

const before = { name: "Analista", description: null, relation: "contractor", permissions: ["see_users", "see_projects"] } as const;

test("changesOf returns nothing for equal profiles", () => {
  expect(changesOf(before, before)).toEqual([]);
});

test("changesOf lists only removed and added permissions [R-319]", () => {
  const after = { ...before, permissions: ["see_projects", "add_invite", "remove_users"] };
  expect(changesOf(before, after)).toEqual([{ field: "permissions", from: "see_users", to: "add_invite, remove_users" }]);
  expect(changesOf(before, { ...before, permissions: ["see_users"] })).toEqual([{ field: "permissions", from: "see_projects", to: null }]);
});

test("changesOf lists changed fields with old and new value [R-319]", () => {
  const after = { ...before, name: "Revisor", description: "Confere documentos.", relation: "both" } as const;
  expect(changesOf(before, after)).toEqual([
    { field: "name", from: "Analista", to: "Revisor" },
    { field: "description", from: null, to: "Confere documentos." },
    { field: "relationType", from: "contractor", to: "both" },
  ]);
});

test("losesEditing is true only if update_permissions is removed", () => {
  const editor = { relation: "both", permissions: ["update_permissions"] } as const;
  expect(losesEditing(editor, before)).toBe(true);
  expect(losesEditing(editor, editor)).toBe(false);
  expect(losesEditing(before, before)).toBe(false);
});
