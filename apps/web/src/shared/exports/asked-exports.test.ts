import { expect, test } from "vitest";
import { memoryStorage } from "../session/storage/browser-storage.ts";
import { readAsked, writeAsked } from "./asked-exports.ts";

test("export jobs survive a reload, limited to the latest twenty [CD-164]", () => {
  const storage = memoryStorage();
  const many = Array.from({ length: 25 }, (_, at) => `export-${at}`);
  writeAsked(storage, many);
  expect(readAsked(storage)).toEqual(many.slice(0, 20));
  writeAsked(storage, []);
  expect([readAsked(storage), storage.getItem("askedExports")]).toEqual([[], null]);
});

test.each(["{", '"x"', '[1, null, ""]'])("readAsked ignores stored data such as %s", (kept) => {
  const storage = memoryStorage();
  storage.setItem("askedExports", kept);
  expect(readAsked(storage)).toEqual([]);
});
