import { expect, test } from "vitest";
import { type StatusCount, windowInUrgency } from "./page-window.ts";

const counts: readonly StatusCount[] = [
  { status: "DONE", total: 30 },
  { status: "EXPIRED", total: 7 },
  { status: "PRE_REJECTED", total: 0 },
  { status: "OPEN", total: 20 },
];
const window = (offset: number, limit = 10) => {
  const { statuses, offset: within } = windowInUrgency(counts, { offset, limit });
  return [statuses, within];
};

test("a page begins after the statuses that end before it [R-391]", () => {
  expect(window(0)).toEqual([["EXPIRED", "OPEN"], 0]);
  expect(window(0, 7)).toEqual([["EXPIRED"], 0]);
  expect(window(7)).toEqual([["OPEN"], 0]);
  expect(window(20)).toEqual([["OPEN", "DONE"], 13]);
  expect(window(50)).toEqual([["DONE"], 23]);
});

test("a page after the last row has no status", () => {
  expect(window(57)).toEqual([[], 0]);
  expect(windowInUrgency([], { offset: 0, limit: 10 }).statuses).toEqual([]);
});
