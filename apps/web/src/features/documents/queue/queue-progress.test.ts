import { expect, test } from "vitest";
import { positionOf, resultOf } from "./queue-progress.ts";

const items = [1, 2, 3].map((id) => ({ id, isLeft: id === 1 }));

test("positionOf counts sent documents and those that are not loaded", () => {
  expect(positionOf(2, { items, total: { count: 11, isExact: true } })).toEqual({ position: 2, length: 12, isExact: true });
  expect(positionOf(3, { items, total: { count: 2, isExact: true } })).toEqual({ position: 3, length: 3, isExact: true });
  expect(positionOf(3, { items, total: null })).toEqual({ position: 3, length: 3, isExact: false });
});

test("positionOf is null for a document outside of the queue", () => {
  expect(positionOf(9, { items, total: null })).toBeNull();
});

test("resultOf separates sent documents from skipped ones", () => {
  expect(resultOf({ items })).toEqual({ sent: 1, skipped: 2, firstSkipped: { id: 2, isLeft: false } });
  expect(resultOf({ items: [{ id: 1, isLeft: true }] })).toEqual({ sent: 1, skipped: 0, firstSkipped: null });
});
