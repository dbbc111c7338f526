import { expect, test } from "vitest";
import { memoryStorage } from "../../shared/session/storage/browser-storage.ts";
import { readColumns } from "./columns.ts";

const kept = (text: string) => readColumns(memoryStorage([["pendencyColumns", text]]));

test("readColumns restores the stored columns in fixed order, with status always", () => {
  expect(kept('["updated","type"]')).toEqual(["type", "status", "updated"]);
  expect(kept("[]")).toEqual(["status"]);
});

test("readColumns returns the default columns for invalid storage values", () => {
  const opening = readColumns(memoryStorage());
  expect(opening).toEqual(["whose", "project", "status", "expiry", "updated"]);
  expect([kept("{"), kept('"type"'), kept("null")]).toEqual([opening, opening, opening]);
  expect(kept('["colour","type"]')).toEqual(["type", "status"]);
});
