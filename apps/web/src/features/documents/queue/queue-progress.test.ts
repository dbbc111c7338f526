import { expect, test } from "vitest";
import { positionOf, resultOf } from "./queue-progress.ts";

const stops = [1, 2, 3].map((id) => ({ id, isLeft: id === 1 }));

test("positionOf counts sent documents and those that are not loaded", () => {
  expect(positionOf(2, { stops, total: { count: 11, isExact: true } })).toEqual({ position: 2, length: 12, isExact: true });
  expect(positionOf(3, { stops, total: { count: 2, isExact: true } })).toEqual({ position: 3, length: 3, isExact: true });
  expect(positionOf(3, { stops, total: null })).toEqual({ position: 3, length: 3, isExact: false });
});

test("positionOf is null for a document outside of the queue", () => {
  expect(positionOf(9, { stops, total: null })).toBeNull();
});

test("resultOf separates sent documents from skipped ones", () => {
  expect(resultOf({ stops })).toEqual({ sent: 1, skipped: 2, firstSkipped: { id: 2, isLeft: false } });
  expect(resultOf({ stops: [{ id: 1, isLeft: true }] })).toEqual({ sent: 1, skipped: 0, firstSkipped: null });
});
