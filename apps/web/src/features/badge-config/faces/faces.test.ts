import { badgeFields } from "@emdia/contract/badges/fields.ts";
import { expect, test } from "vitest";
import { type Faces, freeOptions, isFull, placeField, removeField, stepField } from "./faces.ts";

const faces: Faces = { firstFace: ["role", "company", "document"], secondFace: ["contractor"] };

test("a field moves one position within its face and stops at the ends [R-357]", () => {
  const face = "firstFace";
  expect(stepField(faces, "document", { face, step: -1 }).firstFace).toEqual(["role", "document", "company"]);
  expect(stepField(faces, "role", { face, step: 1 }).firstFace).toEqual(["company", "role", "document"]);
  expect(stepField(faces, "role", { face, step: -1 })).toBe(faces);
  expect(stepField(faces, "document", { face, step: 1 })).toBe(faces);
});

test("a field is placed on the other face and leaves its own [R-357]", () => {
  expect(placeField(faces, "company", { face: "secondFace", at: 0 })).toEqual({
    firstFace: ["role", "document"],
    secondFace: ["company", "contractor"],
  });
  expect(removeField(faces, "contractor").secondFace).toEqual([]);
});

test("a full face takes no seventh field but reorders its own [R-357]", () => {
  const full: Faces = { firstFace: badgeFields.slice(0, 6), secondFace: ["projects"] };
  expect(isFull(full, "firstFace")).toBe(true);
  expect(placeField(full, "projects", { face: "firstFace", at: 0 })).toBe(full);
  expect(placeField(full, "company", { face: "firstFace", at: 0 }).firstFace.slice(0, 2)).toEqual(["company", "role"]);
});

test("freeOptions lists the options on no face [R-357]", () => {
  const options = [{ key: "role" as const }, { key: "projects" as const }, { key: "custom:7" as const }];
  expect(freeOptions(options, faces).map(({ key }) => key)).toEqual(["projects", "custom:7"]);
});
