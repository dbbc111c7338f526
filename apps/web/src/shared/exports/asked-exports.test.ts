import { expect, test } from "vitest";
import { memoryStorage } from "../session/storage/browser-storage.ts";
import { readAsked, writeAsked } from "./asked-exports.ts";

test("the exports of this browser are there again after a reload, the latest twenty of them [CD-164]", () => {
  const storage = memoryStorage();
  const many = Array.from({ length: 25 }, (_, at) => `export-${at}`);
  writeAsked(storage, many);
  expect(readAsked(storage)).toEqual(many.slice(0, 20));
  writeAsked(storage, []);
  expect([readAsked(storage), storage.getItem("askedExports")]).toEqual([[], null]);
});

test.each(["{", '"x"', '[1, null, ""]'])("what is kept as %s is no export", (kept) => {
  const storage = memoryStorage();
  storage.setItem("askedExports", kept);
  expect(readAsked(storage)).toEqual([]);
});
