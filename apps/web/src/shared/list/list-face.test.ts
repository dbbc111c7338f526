import { PAGE_SIZE_CHOICES } from "@emdia/contract/limits.ts";
import { PagingMeta } from "@emdia/contract/list.ts";
import { expect, test } from "vitest";
import { listState, rangeOf, sizesWith } from "./list-face.ts";

const answerOf = (rows: number, meta: Partial<PagingMeta> = {}) => ({
  results: Array.from({ length: rows }, (_, id) => ({ id })),
  meta: { itemsPerPage: 10, totalResults: rows, page: 1, lastPage: 1, totalIsExact: true, ...meta },
});

test("a list is loading, failed, empty or full [R-181]", () => {
  const face = (answer: ReturnType<typeof answerOf> | undefined, error: unknown = null) => listState({ mayLoad: true, answer, error });
  expect([face(undefined), face(undefined, new Error("no")), face(answerOf(0)), face(answerOf(3))]).toEqual([
    "loading",
    "failed",
    "empty",
    "full",
  ]);
  expect(face(answerOf(3), new Error("no"))).toBe("full");
});

test("a list without permission is closed, neither loading nor failed [R-216]", () => {
  expect(listState({ mayLoad: false, answer: undefined, error: new Error("403") })).toBe("closed");
});

test("a page beyond the last one is not an empty list [R-227]", () => {
  expect(listState({ mayLoad: true, answer: answerOf(0, { page: 9, totalResults: 37, lastPage: 4 }), error: null })).toBe("beyond");
});

test("rangeOf counts the rows on screen from one [R-226]", () => {
  expect(rangeOf(answerOf(10))).toEqual({ from: 1, to: 10 });
  expect(rangeOf(answerOf(7, { page: 4, totalResults: 37, lastPage: 4 }))).toEqual({ from: 31, to: 37 });
  expect(Object.keys(PagingMeta.shape)).toEqual(expect.arrayContaining(["itemsPerPage", "totalResults", "page", "lastPage"]));
});

test("sizesWith offers five sizes and the current one [R-516]", () => {
  expect(sizesWith(PAGE_SIZE_CHOICES, 10)).toEqual([5, 10, 20, 50, 100]);
  expect(sizesWith(PAGE_SIZE_CHOICES, 15)).toEqual([5, 10, 15, 20, 50, 100]);
});
