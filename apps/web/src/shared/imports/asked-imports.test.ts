import type { ImportState, ImportSummary } from "@emdia/contract/imports/report.ts";
import { expect, test } from "vitest";
import { memoryStorage } from "../session/storage/browser-storage.ts";
import { readAskedImports, unhandledEnds, writeAskedImports } from "./asked-imports.ts";

const asked = (id: number, isAwaited = true) => ({ id, isAwaited });

test("started imports survive a reload, limited to the latest twenty [R-500]", () => {
  const storage = memoryStorage();
  const many = Array.from({ length: 25 }, (_, at) => asked(at + 1));
  writeAskedImports(storage, many);
  expect(readAskedImports(storage)).toEqual(many.slice(0, 20));
  writeAskedImports(storage, []);
  expect([readAskedImports(storage), storage.getItem("askedImports")]).toEqual([[], null]);
});

test.each(["{", '"x"', '[1, null, {"id":-1,"isAwaited":true}, {"id":2}]'])("readAskedImports ignores stored data such as %s", (kept) => {
  expect(readAskedImports(memoryStorage([["askedImports", kept]]))).toEqual([]);
});

test("unhandledEnds returns awaited imports that ended, once", () => {
  const imported = (id: number, state: ImportState) => ({ id, state }) as ImportSummary;
  const imports = [imported(1, "done"), imported(2, "running"), imported(3, "previewed"), imported(4, "undone"), imported(5, "done")];
  expect(unhandledEnds([asked(1), asked(2), asked(3), asked(4, false)], imports).map(({ id }) => id)).toEqual([1]);
});
