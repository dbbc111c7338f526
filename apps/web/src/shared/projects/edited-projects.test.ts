import { expect, test } from "vitest";
import { memoryStorage } from "../session/storage/browser-storage.ts";
import { addEdited, dropEdited, readEdited } from "./edited-projects.ts";

test("edited projects are stored latest first until they are linked [R-257] [CD-078]", () => {
  const storage = memoryStorage();
  for (const id of [4, 9, 4, 12]) addEdited(storage, id);
  expect(readEdited(storage)).toEqual([12, 4, 9]);
  dropEdited(storage, [4, 12]);
  expect(storage.getItem("editedProjects")).toBe("[9]");
  dropEdited(storage, [9]);
  expect(storage.getItem("editedProjects")).toBeNull();
});

test("at most as many ids are stored as the panel shows [R-261]", () => {
  const storage = memoryStorage();
  for (const id of [1, 2, 3, 4, 5, 6, 7]) addEdited(storage, id);
  expect(readEdited(storage)).toEqual([7, 6, 5, 4, 3]);
  storage.setItem("editedProjects", '["x", -1, 3]');
  expect(readEdited(storage)).toEqual([3]);
  storage.setItem("editedProjects", "{");
  expect(readEdited(storage)).toEqual([]);
});
