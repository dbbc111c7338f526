import { expect, test } from "vitest";
import { memoryStorage } from "../../shared/session/storage/browser-storage.ts";
import { readColumns } from "./columns.ts";

const kept = (text: string) => readColumns(memoryStorage([["pendencyColumns", text]]));

test("the columns that somebody chose are there again in their own order, and where a document stands always is", () => {
  expect(kept('["updated","type"]')).toEqual(["type", "status", "updated"]);
  expect(kept("[]")).toEqual(["status"]);
});

test("a choice that nobody can read is none", () => {
  const opening = readColumns(memoryStorage());
  expect(opening).toEqual(["whose", "project", "status", "expiry", "updated"]);
  expect([kept("{"), kept('"type"'), kept("null")]).toEqual([opening, opening, opening]);
  expect(kept('["colour","type"]')).toEqual(["type", "status"]);
});
