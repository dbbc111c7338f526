import { pendencyStatuses, pendingStatuses, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { effectiveStatuses } from "./effective-statuses.ts";
import { irregularStatuses } from "./irregular.ts";
import { irregularAmounts } from "./irregular-amounts.ts";

test("each irregular status belongs to a turn, and only questions to both", () => {
  const { all, provider, contractor } = irregularStatuses;
  expect(all).toEqual(pendingStatuses);
  expect([...new Set([...provider, ...contractor])].toSorted()).toEqual([...all].toSorted());
  expect(provider.filter((status) => contractor.includes(status))).toEqual(["SUPPORT"]);
  expect(all.some((status) => settledStatuses.includes(status))).toBe(false);
});

test("the irregular filter restricts the statuses to those of its turn", () => {
  expect(effectiveStatuses({ irregular: "all" })).toEqual([...pendingStatuses]);
  expect(effectiveStatuses({ irregular: "contractor", status: ["DONE", "IN_REVISION"] })).toEqual(["IN_REVISION"]);
  expect(effectiveStatuses({ irregular: "provider", status: ["IN_REVISION"] })).toEqual([]);
});

test("settled documents and both turns add up to the total", () => {
  const counters = pendencyStatuses.map((status, at) => ({ status, rejected: false, total: at + 1 }));
  const amounts = irregularAmounts(counters, 3);
  // OPEN 1, IN_REVISION 2, DONE 3, NOT_APPLICABLE 4, NEXT_DUE_DATE 5, EXPIRED 6, SUPPORT 7, PRE_ANALYSIS 8, PRE_REJECTED 9.
  expect(amounts).toEqual({ total: 45, settled: 12, irregular: 33, providerTurn: 1 + 6 + 9 + 3, contractorTurn: 2 + 8 + 4 });
  expect(irregularAmounts([], 0)).toEqual({ total: 0, settled: 0, irregular: 0, providerTurn: 0, contractorTurn: 0 });
});
