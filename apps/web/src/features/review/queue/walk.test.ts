import { expect, test } from "vitest";
import { isNearEnd, stopAfter, walked } from "./walk.ts";

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
const ids = (stops: readonly { readonly id: number; readonly isLeft: boolean }[]) => stops.map(({ id, isLeft }) => (isLeft ? -id : id));

test("what leaves the list keeps its place in the queue, and what is new in it follows", () => {
  const first = walked([], [row(1), row(2), row(3)]);
  expect(ids(first)).toEqual([1, 2, 3]);
  const later = walked(first, [row(4), row(2), row(3)]);
  expect(ids(later)).toEqual([-1, 2, 3, 4]);
  expect(ids(walked(later, [row(1), row(2)]))).toEqual([1, 2, -3, -4]);
});

test("whoever goes on passes what is done, and whoever goes back sees it again", () => {
  const stops = walked(walked([], [row(1), row(2), row(3)]), [row(1), row(3)]);
  expect(stopAfter(stops, 1, 1)?.id).toBe(3);
  expect(stopAfter(stops, 3, -1)?.id).toBe(2);
  expect(stopAfter(stops, 3, 1)).toBeUndefined();
  expect(stopAfter(stops, 1, -1)).toBeUndefined();
});

test("a pendency that is not in the queue is followed by the first that waits", () => {
  expect(stopAfter(walked([], [row(1)]), 9, 1)?.id).toBe(1);
  expect(stopAfter(walked([], [row(1)]), 9, -1)).toBeUndefined();
});

test("the next page is fetched before the last of this one is reached, whatever was decided meanwhile", () => {
  const rows = [1, 2, 3, 4, 5, 6].map(row);
  const stops = walked([], rows);
  expect([1, 2, 3, 4, 6].map((id) => isNearEnd(stops, id))).toEqual([false, false, false, true, true]);
  const decided = walked(stops, [1, 2, 5, 6].map(row));
  expect(isNearEnd(decided, 2)).toBe(true);
  expect(isNearEnd(walked(decided, [...[1, 2, 5, 6].map(row), row(7)]), 2)).toBe(false);
});
