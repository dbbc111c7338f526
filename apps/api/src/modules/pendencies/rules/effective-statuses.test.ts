import { expect, test } from "vitest";
import { effectiveStatuses } from "./effective-statuses.ts";
import { waitsForAnalysis } from "./sending.ts";

test("question filters restrict the statuses to SUPPORT", () => {
  expect(effectiveStatuses({ status: ["OPEN", "DONE"] })).toEqual(["OPEN", "DONE"]);
  expect(effectiveStatuses({ waitsForMyAnswer: false })).toBeUndefined();
  expect(effectiveStatuses({ waitsForMyAnswer: true })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ considerComments: true })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ considerComments: true, status: ["DONE"] })).toEqual([]);
  expect(effectiveStatuses({ waitsForMyAnswer: true, status: ["SUPPORT", "OPEN"] })).toEqual(["SUPPORT"]);
  expect(effectiveStatuses({ waitsForMyAnswer: true, status: ["OPEN"] })).toEqual([]);
});

test("rejection filters restrict the statuses to OPEN [R-404]", () => {
  expect(effectiveStatuses({ rejected: false, status: ["DONE"] })).toEqual(["DONE"]);
  expect(effectiveStatuses({ rejected: true })).toEqual(["OPEN"]);
  expect(effectiveStatuses({ withoutRejection: true, status: ["OPEN", "DONE"] })).toEqual(["OPEN"]);
  expect(effectiveStatuses({ rejected: true, status: ["DONE"] })).toEqual([]);
  expect(effectiveStatuses({ rejected: true, considerComments: true })).toEqual([]);
});

test("the filter of assigned reviews restricts the statuses to reviews", () => {
  expect(effectiveStatuses({ myQueue: true })).toEqual([...waitsForAnalysis]);
  expect(effectiveStatuses({ myQueue: true, status: ["OPEN", "IN_REVISION"] })).toEqual(["IN_REVISION"]);
});

test("the filter of disputes restricts the statuses to those of disputed documents", () => {
  expect(effectiveStatuses({ disputed: true })).toEqual(["OPEN", "SUPPORT"]);
  expect(effectiveStatuses({ disputed: true, status: ["OPEN", "DONE"] })).toEqual(["OPEN"]);
  expect(effectiveStatuses({ disputed: true, considerComments: true })).toEqual(["SUPPORT"]);
});
