import { expect, test } from "vitest";
import { countsPerStatus, type StatusCount, windowInStages } from "./page-window.ts";
import { byUrgency, isStaged, orderOf, stagesOf } from "./urgency.ts";

const counts: readonly StatusCount[] = [
  { status: "DONE", total: 30 },
  { status: "EXPIRED", total: 7 },
  { status: "PRE_REJECTED", total: 0 },
  { status: "OPEN", total: 20 },
];
const window = (offset: number, limit = 10) => {
  const { statuses, offset: within } = windowInStages(counts, { offset, limit, stages: byUrgency });
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
  expect(windowInStages([], { offset: 0, limit: 10, stages: byUrgency }).statuses).toEqual([]);
});

test("the default order depends on the side of the user [R-391]", () => {
  expect(stagesOf("contractor").slice(0, 3)).toEqual(["IN_REVISION", "PRE_ANALYSIS", "EXPIRED"]);
  expect(stagesOf("contractor").toSorted()).toEqual(byUrgency.toSorted());
  expect(stagesOf("provider").slice(0, 5)).toEqual(["EXPIRED", "PRE_REJECTED", "OPEN", "NEXT_DUE_DATE", "SUPPORT"]);
  expect(stagesOf("both")).toEqual(byUrgency);
  expect([orderOf("DEFAULT", "provider"), orderOf("DEFAULT", "contractor"), orderOf("DEFAULT", "both")]).toEqual([
    "SUPPLIER_DEFAULT",
    "DEFAULT",
    "DEFAULT",
  ]);
  expect(orderOf("UPDATED_ASC", "provider")).toBe("UPDATED_ASC");
  expect([isStaged("DEFAULT"), isStaged("SUPPLIER_DEFAULT"), isStaged("SEND_BY")]).toEqual([true, true, false]);
});

test("countsPerStatus adds up the counts of a status", () => {
  expect(
    countsPerStatus([
      { status: "OPEN", total: 2 },
      { status: "DONE", total: 1 },
      { status: "OPEN", total: 3 },
    ]),
  ).toEqual([
    { status: "OPEN", total: 5 },
    { status: "DONE", total: 1 },
  ]);
});
