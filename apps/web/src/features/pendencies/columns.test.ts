import { expect, test } from "vitest";
import { memoryStorage } from "../../shared/session/storage/browser-storage.ts";
import { readColumns } from "./columns.ts";

const restored = (text: string) => readColumns(memoryStorage([["pendencyColumns", text]]));

test("readColumns restores the stored columns in fixed order, with status always", () => {
  expect(restored('["updated","type"]')).toEqual(["type", "status", "updated"]);
  expect(restored("[]")).toEqual(["status"]);
});

test("readColumns returns the default columns for invalid storage values", () => {
  const opening = readColumns(memoryStorage());
  expect(opening).toEqual(["whose", "project", "status", "deadline", "expiry"]);
  expect([restored("{"), restored('"type"'), restored("null")]).toEqual([opening, opening, opening]);
  expect(restored('["colour","type"]')).toEqual(["type", "status"]);
});
