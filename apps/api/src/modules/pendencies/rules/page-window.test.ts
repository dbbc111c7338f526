import { expect, test } from "vitest";
import { isSameStage, type Stage, type StageTotal, windowInUrgency } from "./page-window.ts";

const totals: readonly StageTotal[] = [
  { plan: "SSMA", status: "DONE", total: 30 },
  { plan: "SSMA", status: "EXPIRED", total: 5 },
  { plan: "STP", status: "EXPIRED", total: 2 },
  { plan: "SSMA", status: "PRE_REJECTED", total: 0 },
  { plan: "SSMA", status: "OPEN", total: 20 },
];
const window = (offset: number, limit = 10) => {
  const found = windowInUrgency(totals, { offset, limit });
  return [found.statuses, found.offset];
};

test("a page lies where what is more urgent ends, and what comes before it is not walked [R-391]", () => {
  expect(window(0)).toEqual([["EXPIRED", "OPEN"], 0]);
  expect(window(0, 7)).toEqual([["EXPIRED"], 0]);
  expect(window(7)).toEqual([["OPEN"], 0]);
  expect(window(20)).toEqual([["OPEN", "DONE"], 13]);
  expect(window(50)).toEqual([["DONE"], 23]);
});

test("a page beyond the end holds nothing", () => {
  expect(window(57)).toEqual([[], 0]);
  expect(windowInUrgency([], { offset: 0, limit: 10 }).statuses).toEqual([]);
});

test("what an index holds in one piece is of one plan and one status", () => {
  const isOpenOfSsma = (stage: Stage) => isSameStage({ plan: "SSMA", status: "OPEN" }, stage);
  expect(isOpenOfSsma({ plan: "SSMA", status: "OPEN" })).toBe(true);
  expect(isOpenOfSsma({ plan: "STP", status: "OPEN" })).toBe(false);
  expect(isOpenOfSsma({ plan: "SSMA", status: "DONE" })).toBe(false);
});
