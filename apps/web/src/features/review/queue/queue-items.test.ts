import { expect, test } from "vitest";
import { isNearEnd, itemAfter, mergeQueue, type ReadPages } from "./queue-items.ts";

const row = (id: number) => ({
  id,
  name: `ASO ${id}`,
  status: "IN_REVISION" as const,
  employee: null,
  company: { id: 1, name: "Ipê" },
  project: { id: 1, name: "Britagem", contract: null },
  referenceMonth: null,
  frequency: "once" as const,
});
const pages = (read: readonly number[], told: Partial<ReadPages> = {}): ReadPages => ({
  rows: read.map(row),
  before: [],
  isWhole: true,
  isFromFirst: true,
  isToLast: true,
  ...told,
});
const ids = (items: readonly { readonly id: number; readonly isLeft: boolean }[]) => items.map(({ id, isLeft }) => (isLeft ? -id : id));

test("mergeQueue keeps the position of left items and appends new ones", () => {
  const first = mergeQueue([], pages([1, 2, 3]));
  expect(ids(first)).toEqual([1, 2, 3]);
  const later = mergeQueue(first, pages([4, 2, 3]));
  expect(ids(later)).toEqual([-1, 2, 3, 4]);
  expect(ids(mergeQueue(later, pages([1, 2])))).toEqual([1, 2, -3, -4]);
});

test("an item that moved to the previous page has not left", () => {
  const [from, amid] = [[11, 12].map(row), { isFromFirst: false, isToLast: false }];
  const items = mergeQueue([], pages([1, 2, 3, 4], { before: from, ...amid }));
  expect(ids(items)).toEqual([1, 2, 3, 4]);
  expect(ids(mergeQueue(items, pages([4, 5, 6], { before: [12, 1, 3].map(row), ...amid })))).toEqual([1, -2, 3, 4, 5, 6]);
});

test("no item is marked as left while a page is loading", () => {
  const items = mergeQueue(mergeQueue([], pages([1, 2, 3])), pages([2, 3]));
  expect(ids(mergeQueue(items, pages([3], { isWhole: false })))).toEqual([-1, 2, 3]);
});

test("items outside the loaded pages are not marked as left", () => {
  const amid = { isFromFirst: false, isToLast: false };
  const items = mergeQueue([], pages([1, 2, 3, 4], { before: [11, 12].map(row), ...amid }));
  expect(ids(mergeQueue(items, pages([5, 6], { before: [3, 4].map(row), ...amid })))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(mergeQueue(items, pages([9, 1, 3], { before: [11, 12].map(row), ...amid })))).toEqual([1, -2, 3, 4, 9]);
  expect(ids(mergeQueue(items, pages([], { ...amid, isToLast: true })))).toEqual([1, 2, 3, 4]);
});

test("itemAfter skips left items forwards but not backwards", () => {
  const items = mergeQueue(mergeQueue([], pages([1, 2, 3])), pages([1, 3]));
  expect(itemAfter(items, 1, 1)?.id).toBe(3);
  expect(itemAfter(items, 3, -1)?.id).toBe(2);
  expect(itemAfter(items, 3, 1)).toBeUndefined();
  expect(itemAfter(items, 1, -1)).toBeUndefined();
});

test("an unknown pendency is followed by the first waiting item", () => {
  expect(itemAfter(mergeQueue([], pages([1])), 9, 1)?.id).toBe(1);
  expect(itemAfter(mergeQueue([], pages([1])), 9, -1)).toBeUndefined();
});

test("isNearEnd is true while fewer than three waiting items follow", () => {
  const items = mergeQueue([], pages([1, 2, 3, 4, 5, 6]));
  expect([1, 2, 3, 4, 6].map((id) => isNearEnd(items, id))).toEqual([false, false, false, true, true]);
  const decided = mergeQueue(items, pages([1, 2, 5, 6]));
  expect(isNearEnd(decided, 2)).toBe(true);
  expect(isNearEnd(mergeQueue(decided, pages([1, 2, 5, 6, 7])), 2)).toBe(false);
});
