import { expect, test } from "vitest";
import { complianceIn, totalsByStatus } from "./document-totals.ts";

const totals = [
  { status: "OPEN", rejected: false, total: 2, isExact: true },
  { status: "OPEN", rejected: true, total: 1, isExact: true },
  { status: "DONE", rejected: false, total: 4, isExact: true },
  { status: "NOT_APPLICABLE", rejected: false, total: 1, isExact: true },
  { status: "EXPIRED", rejected: false, total: 0, isExact: true },
] as const;

test("complianceIn counts the settled documents of all documents", () => {
  expect(complianceIn(totals)).toEqual({ settled: 5, total: 8, isExact: true });
  expect(complianceIn([...totals, { status: "EXPIRED", rejected: false, total: 1_000, isExact: false }]).isExact).toBe(false);
});

test("totalsByStatus adds rejected documents to the open ones", () => {
  expect(totalsByStatus(totals)).toEqual([
    { status: "OPEN", total: 3 },
    { status: "DONE", total: 4 },
    { status: "NOT_APPLICABLE", total: 1 },
  ]);
});
