import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { effectiveStatuses } from "./effective-statuses.ts";

export type StatusCounter = { readonly status: PendencyStatus; readonly rejected: boolean; readonly total: number };
type Filter = Pick<PendencyFilter, "status" | "rejected" | "withoutRejection">;

const sumOf = (counters: readonly StatusCounter[]): number => counters.reduce((sum, { total }) => sum + total, 0);

/** Number of rows that a filter of statuses and rejections shows, from the counters of all rows. */
export const sumOfFilter = (counters: readonly StatusCounter[], filter: Filter): number => {
  const statuses = effectiveStatuses(filter);
  return sumOf(
    counters.filter(
      ({ status, rejected }) =>
        (!statuses || statuses.includes(status)) && (!filter.rejected || rejected) && (!filter.withoutRejection || !rejected),
    ),
  );
};

/** Settled documents of all required ones. */
export const conformityIn = (counters: readonly StatusCounter[]) => ({
  settled: sumOfFilter(counters, { status: [...settledStatuses] }),
  total: sumOf(counters),
});
