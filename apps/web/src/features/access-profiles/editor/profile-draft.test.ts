import { permissionKeys } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { type Draft, draftFaults, draftOf, isSame, keysFor, narrowsOwn, shareOf, withKeys, withRelation } from "./profile-draft.ts";

const draft: Draft = { name: "Analista", description: "", relationType: "both", keys: ["see_users", "upload_document_pendency"] };

test("a profile draft requires a name and a relation [R-316] [R-317] [MD-049]", () => {
  expect(draftFaults(draft)).toEqual(new Map());
  expect(draftFaults({ ...draft, name: " ", relationType: null })).toEqual(
    new Map([
      ["name", "nameRequired"],
      ["relationType", "relationRequired"],
    ]),
  );
  expect(draftFaults({ ...draft, name: "x".repeat(101), description: "x".repeat(501) })).toEqual(
    new Map([
      ["name", "nameTooLong"],
      ["description", "descriptionTooLong"],
    ]),
  );
});

test("withRelation removes the permissions of the other side [R-214]", () => {
  expect(keysFor("both")).toEqual(permissionKeys);
  expect(keysFor(null)).toEqual(permissionKeys);
  expect(keysFor("contractor")).not.toContain("upload_document_pendency");
  expect(keysFor("provider")).toContain("upload_document_pendency");
  expect(withRelation(draft, "contractor")).toEqual({ ...draft, relationType: "contractor", keys: ["see_users"] });
});

test("withKeys adds or removes permissions and keeps the catalogue order", () => {
  const more = withKeys(draft, ["see_projects", "see_users"], true);
  expect(more.keys).toEqual(["see_projects", "upload_document_pendency", "see_users"]);
  expect(withKeys(more, ["see_projects"], false).keys).toEqual(["upload_document_pendency", "see_users"]);
  expect(isSame(withKeys(more, ["see_projects"], false), { ...draft, keys: ["upload_document_pendency", "see_users"] })).toBe(true);
});

test("shareOf reports all, some or no chosen permissions of an area", () => {
  expect(shareOf(["see_users"], draft)).toEqual({ chosen: 1, all: true, some: false });
  expect(shareOf(["see_users", "add_invite"], draft)).toEqual({ chosen: 1, all: false, some: true });
  expect(shareOf(["add_invite"], draft)).toEqual({ chosen: 0, all: false, some: false });
  expect(shareOf([], draft)).toEqual({ chosen: 0, all: false, some: false });
});

test("narrowsOwn is true if the user's own profile loses update_permissions", () => {
  const own = { isOwn: true, permissions: ["update_permissions"] } as const;
  expect(narrowsOwn({ ...own, permissions: [...own.permissions] }, draft)).toBe(true);
  expect(narrowsOwn({ ...own, permissions: [...own.permissions] }, withKeys(draft, ["update_permissions"], true))).toBe(false);
  expect(narrowsOwn({ isOwn: false, permissions: ["update_permissions"] }, draft)).toBe(false);
  expect(narrowsOwn({ isOwn: true, permissions: [] }, draft)).toBe(false);
  expect(narrowsOwn(null, draft)).toBe(false);
});

test("draftOf drops the permissions of the other side [R-214]", () => {
  const profile = { name: "Analista", description: null, relationType: "contractor", permissions: [...draft.keys] } as const;
  expect(draftOf({ ...profile, permissions: [...draft.keys] })).toEqual({ ...draft, relationType: "contractor", keys: ["see_users"] });
});
