import { expect, test } from "vitest";
import { isNearEnd, mergeQueue, type ReadPages, stopAfter } from "./walk.ts";

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
const ids = (stops: readonly { readonly id: number; readonly isLeft: boolean }[]) => stops.map(({ id, isLeft }) => (isLeft ? -id : id));

test("mergeQueue keeps the position of left items and appends new ones", () => {
  const first = mergeQueue([], pages([1, 2, 3]));
  expect(ids(first)).toEqual([1, 2, 3]);
  const later = mergeQueue(first, pages([4, 2, 3]));
  expect(ids(later)).toEqual([-1, 2, 3, 4]);
  expect(ids(mergeQueue(later, pages([1, 2])))).toEqual([1, 2, -3, -4]);
});

test("an item that moved to the previous page has not left", () => {
  const [from, amid] = [[11, 12].map(row), { isFromFirst: false, isToLast: false }];
  const stops = mergeQueue([], pages([1, 2, 3, 4], { before: from, ...amid }));
  expect(ids(stops)).toEqual([1, 2, 3, 4]);
  expect(ids(mergeQueue(stops, pages([4, 5, 6], { before: [12, 1, 3].map(row), ...amid })))).toEqual([1, -2, 3, 4, 5, 6]);
});

test("no item is marked as left while a page is loading", () => {
  const stops = mergeQueue(mergeQueue([], pages([1, 2, 3])), pages([2, 3]));
  expect(ids(mergeQueue(stops, pages([3], { isWhole: false })))).toEqual([-1, 2, 3]);
});

test("items outside the loaded pages are not marked as left", () => {
  const amid = { isFromFirst: false, isToLast: false };
  const stops = mergeQueue([], pages([1, 2, 3, 4], { before: [11, 12].map(row), ...amid }));
  expect(ids(mergeQueue(stops, pages([5, 6], { before: [3, 4].map(row), ...amid })))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids(mergeQueue(stops, pages([9, 1, 3], { before: [11, 12].map(row), ...amid })))).toEqual([1, -2, 3, 4, 9]);
  expect(ids(mergeQueue(stops, pages([], { ...amid, isToLast: true })))).toEqual([1, 2, 3, 4]);
});

test("stopAfter skips left items forwards but not backwards", () => {
  const stops = mergeQueue(mergeQueue([], pages([1, 2, 3])), pages([1, 3]));
  expect(stopAfter(stops, 1, 1)?.id).toBe(3);
  expect(stopAfter(stops, 3, -1)?.id).toBe(2);
  expect(stopAfter(stops, 3, 1)).toBeUndefined();
  expect(stopAfter(stops, 1, -1)).toBeUndefined();
});

test("an unknown pendency is followed by the first waiting item", () => {
  expect(stopAfter(mergeQueue([], pages([1])), 9, 1)?.id).toBe(1);
  expect(stopAfter(mergeQueue([], pages([1])), 9, -1)).toBeUndefined();
});

test("isNearEnd is true while fewer than three waiting items follow", () => {
  const stops = mergeQueue([], pages([1, 2, 3, 4, 5, 6]));
  expect([1, 2, 3, 4, 6].map((id) => isNearEnd(stops, id))).toEqual([false, false, false, true, true]);
  const decided = mergeQueue(stops, pages([1, 2, 5, 6]));
  expect(isNearEnd(decided, 2)).toBe(true);
  expect(isNearEnd(mergeQueue(decided, pages([1, 2, 5, 6, 7])), 2)).toBe(false);
});
