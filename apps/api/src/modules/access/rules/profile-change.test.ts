import { expect, test } from "vitest";
import { changesOf, losesEditing } from "./profile-change.ts";

const before = { name: "Analista", description: null, relation: "contractor", permissions: ["see_users", "see_projects"] } as const;

test("what stays as it is is not worth remembering", () => {
  expect(changesOf(before, before)).toEqual([]);
});

test("of the keys, those that came and those that went are remembered [R-319]", () => {
  const after = { ...before, permissions: ["see_projects", "add_invite", "remove_users"] };
  expect(changesOf(before, after)).toEqual([{ field: "permissions", from: "see_users", to: "add_invite, remove_users" }]);
  expect(changesOf(before, { ...before, permissions: ["see_users"] })).toEqual([{ field: "permissions", from: "see_projects", to: null }]);
});

test("each of the other fields is remembered with what it was [R-319]", () => {
  const after = { ...before, name: "Revisor", description: "Confere documentos.", relation: "both" } as const;
  expect(changesOf(before, after)).toEqual([
    { field: "name", from: "Analista", to: "Revisor" },
    { field: "description", from: null, to: "Confere documentos." },
    { field: "relationType", from: "contractor", to: "both" },
  ]);
});

test("who held the right to edit profiles and no longer does loses it; who never held it loses nothing", () => {
  const editor = { relation: "both", permissions: ["update_permissions"] } as const;
  expect(losesEditing(editor, before)).toBe(true);
  expect(losesEditing(editor, editor)).toBe(false);
  expect(losesEditing(before, before)).toBe(false);
});
