import { expect, test } from "vitest";
import { beyondOwn, type OwnEntry } from "./beyond-own.ts";

const contractor = (...permissions: string[]): OwnEntry => ({ side: "contractor", permissions });
const provider = (...permissions: string[]): OwnEntry => ({ side: "provider", permissions });

test("beyondOwn returns the permissions that the giver lacks [R-206]", () => {
  const place = { sides: ["contractor"], own: [contractor("see_users", "see_projects")] } as const;
  expect(beyondOwn(place, { relation: "contractor", permissions: ["see_users"] })).toEqual([]);
  expect(beyondOwn(place, { relation: "contractor", permissions: ["see_users", "remove_users", "add_project"] })).toEqual([
    "remove_users",
    "add_project",
  ]);
});

test("beyondOwn is empty for the owner [CD-061]", () => {
  const own: OwnEntry[] = [
    { side: "contractor", permissions: "all" },
    { side: "provider", permissions: "all" },
  ];
  const permissions = ["see_pendency", "confirm_pendency", "upload_document_pendency"];
  expect(beyondOwn({ sides: ["contractor", "provider"], own }, { relation: "both", permissions })).toEqual([]);
});

test("beyondOwn compares permissions on each side [R-214]", () => {
  const place = { sides: ["contractor", "provider"], own: [contractor("see_pendency", "confirm_pendency")] } as const;
  expect(beyondOwn(place, { relation: "contractor", permissions: ["see_pendency", "confirm_pendency"] })).toEqual([]);
  expect(beyondOwn(place, { relation: "both", permissions: ["see_pendency", "confirm_pendency"] })).toEqual(["see_pendency"]);
  expect(beyondOwn(place, { relation: "provider", permissions: ["see_pendency"] })).toEqual(["see_pendency"]);
});

test("beyondOwn ignores permissions without effect on the company's sides", () => {
  const place = { sides: ["contractor"], own: [contractor("see_pendency")] } as const;
  expect(beyondOwn(place, { relation: "both", permissions: ["upload_document_pendency", "see_pendency"] })).toEqual([]);
  expect(beyondOwn({ sides: ["provider"], own: [provider()] }, { relation: "both", permissions: ["upload_document_pendency"] })).toEqual([
    "upload_document_pendency",
  ]);
});

test("beyondOwn returns every known permission if the giver has none", () => {
  expect(beyondOwn({ sides: ["contractor"], own: [] }, { relation: "both", permissions: ["see_users", "see_everything"] })).toEqual([
    "see_users",
  ]);
});

test("beyondOwn ignores permissions that the profile had before on this side", () => {
  const place = { sides: ["contractor", "provider"], own: [contractor("see_users")] } as const;
  const before = { relation: "contractor", permissions: ["see_users", "see_pendency"] } as const;
  expect(beyondOwn(place, before, before)).toEqual([]);
  expect(beyondOwn(place, { ...before, permissions: [...before.permissions, "add_project"] }, before)).toEqual(["add_project"]);
  expect(beyondOwn(place, { ...before, relation: "both" }, before)).toEqual(["see_users", "see_pendency"]);
});
