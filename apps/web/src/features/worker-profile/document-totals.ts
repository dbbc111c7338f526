import type { StatusTotal } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, pendencyStatuses, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";

const sumOf = (totals: readonly StatusTotal[]): number => totals.reduce((sum, { total }) => sum + total, 0);

/** Settled documents and all documents. Not exact if a total reached its limit. */
export const complianceIn = (totals: readonly StatusTotal[]) => ({
  settled: sumOf(totals.filter(({ status }) => settledStatuses.includes(status))),
  total: sumOf(totals),
  isExact: totals.every(({ isExact }) => isExact),
});

/** The statuses of at least one document, with rejected documents among the open ones. */
export const totalsByStatus = (totals: readonly StatusTotal[]): readonly { readonly status: PendencyStatus; readonly total: number }[] =>
  pendencyStatuses
    .map((status) => ({ status, total: sumOf(totals.filter((one) => one.status === status)) }))
    .filter(({ total }) => total > 0);
