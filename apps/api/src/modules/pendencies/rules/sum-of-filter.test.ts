import { expect, test } from "vitest";
import { conformityIn, sumOfFilter } from "./sum-of-filter.ts";

const counters = [
  { status: "OPEN", rejected: false, total: 1 },
  { status: "OPEN", rejected: true, total: 2 },
  { status: "SUPPORT", rejected: true, total: 4 },
  { status: "DONE", rejected: false, total: 8 },
  { status: "NOT_APPLICABLE", rejected: false, total: 16 },
] as const;

test("sumOfFilter adds the counters of the statuses and rejections", () => {
  const sums = [
    sumOfFilter(counters, {}),
    sumOfFilter(counters, { status: ["OPEN"] }),
    sumOfFilter(counters, { status: ["OPEN", "DONE"] }),
    sumOfFilter(counters, { rejected: true }),
    sumOfFilter(counters, { withoutRejection: true }),
    sumOfFilter(counters, { status: ["DONE"], rejected: true }),
    sumOfFilter([], {}),
  ];
  expect(sums).toEqual([31, 3, 11, 2, 1, 0, 0]);
});

test("conformity counts settled documents of all documents", () => {
  expect(conformityIn(counters)).toEqual({ settled: 24, total: 31 });
  expect(conformityIn([])).toEqual({ settled: 0, total: 0 });
});
