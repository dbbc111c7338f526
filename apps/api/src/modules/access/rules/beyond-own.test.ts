import { expect, test } from "vitest";
import { beyondOwn, type OwnEntry } from "./beyond-own.ts";

const contractor = (...permissions: string[]): OwnEntry => ({ relation: "contractor", permissions });
const both = (...permissions: string[]): OwnEntry => ({ relation: "both", permissions });

test("beyondOwn returns the permissions that the giver lacks [R-206]", () => {
  const own = [contractor("see_users", "see_projects")];
  expect(beyondOwn(own, { relation: "contractor", permissions: ["see_users"] })).toEqual([]);
  expect(beyondOwn(own, { relation: "contractor", permissions: ["see_users", "remove_users", "add_project"] })).toEqual([
    "remove_users",
    "add_project",
  ]);
});

test("beyondOwn is empty for the owner [CD-061]", () => {
  const permissions = ["see_pendency", "confirm_pendency", "upload_document_pendency"];
  expect(beyondOwn([{ relation: "contractor", permissions: "all" }], { relation: "both", permissions })).toEqual([]);
});

test("beyondOwn compares permissions on both sides [R-214]", () => {
  const own = [contractor("see_pendency", "confirm_pendency")];
  expect(beyondOwn(own, { relation: "contractor", permissions: ["see_pendency", "confirm_pendency"] })).toEqual([]);
  expect(beyondOwn(own, { relation: "both", permissions: ["see_pendency", "confirm_pendency"] })).toEqual(["see_pendency"]);
  expect(beyondOwn(own, { relation: "provider", permissions: ["see_pendency"] })).toEqual(["see_pendency"]);
  expect(beyondOwn([both("see_pendency")], { relation: "both", permissions: ["see_pendency"] })).toEqual([]);
});

test("beyondOwn returns a permission of the other side that the giver lacks [R-214]", () => {
  const given = { relation: "both", permissions: ["upload_document_pendency"] } as const;
  expect(beyondOwn([contractor("upload_document_pendency")], given)).toEqual(["upload_document_pendency"]);
  expect(beyondOwn([both("upload_document_pendency")], given)).toEqual([]);
});

test("beyondOwn returns every known permission if the giver has none", () => {
  expect(beyondOwn([], { relation: "both", permissions: ["see_users", "see_everything"] })).toEqual(["see_users"]);
});

test("beyondOwn ignores permissions that the profile had before on this side", () => {
  const own = [contractor("see_users")];
  const before = { relation: "contractor", permissions: ["see_users", "see_pendency"] } as const;
  expect(beyondOwn(own, before, before)).toEqual([]);
  expect(beyondOwn(own, { ...before, permissions: [...before.permissions, "add_project"] }, before)).toEqual(["add_project"]);
  expect(beyondOwn(own, { ...before, relation: "both" }, before)).toEqual(["see_users", "see_pendency"]);
});
