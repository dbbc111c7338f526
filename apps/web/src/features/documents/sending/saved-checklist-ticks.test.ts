import { expect, test } from "vitest";
import { memoryStorage } from "../../../shared/session/storage/browser-storage.ts";
import { forgetTicks, keepTicks, savedChecklistTicks } from "./saved-checklist-ticks.ts";

const first = { pendencyId: 12, round: 1 };
const questions = [{ position: 1 }, { position: 2 }, { position: 3 }];
const ana = () => memoryStorage([["email", "fornecedor@ipe.example"]]);

test("ticks are restored for the same pendency only [S-085]", () => {
  const storage = ana();
  keepTicks(storage, first, [3, 1]);
  expect(savedChecklistTicks(storage, first, questions)).toEqual([1, 3]);
  expect(savedChecklistTicks(storage, { pendencyId: 13, round: 1 }, questions)).toEqual([]);
});

test("ticks are cleared in the next round and after sending [S-085]", () => {
  const storage = ana();
  keepTicks(storage, first, [1, 2]);
  expect(savedChecklistTicks(storage, { ...first, round: 2 }, questions)).toEqual([]);
  forgetTicks(storage, first);
  expect(savedChecklistTicks(storage, first, questions)).toEqual([]);
});

test("ticks are dropped for another user and for removed questions [S-085]", () => {
  const storage = ana();
  keepTicks(storage, first, [1, 3]);
  expect(savedChecklistTicks(storage, first, questions.slice(0, 2))).toEqual([1]);
  storage.setItem("email", "rh@voltta.example");
  expect(savedChecklistTicks(storage, first, questions)).toEqual([]);
});

test("removing the last tick deletes the stored entry [S-085]", () => {
  const storage = ana();
  keepTicks(storage, first, [1]);
  keepTicks(storage, first, []);
  expect(storage.getItem("typing")).toBeNull();
});
