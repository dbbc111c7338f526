// Totals of the list per status, rejected ones apart.
import type { StatusTotal } from "@emdia/contract/pendencies/list-routes.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { rejectedStatus } from "../rules/rejection.ts";
import type { ListRequest } from "./list-scope.ts";
import { resolveSearch } from "./resolve-search.ts";
import { type CollectedCount, collectPendencies } from "./store/collect.ts";
import { countersCover, readCounters } from "./store/counters.ts";
import { type ListSearch, statusesOf } from "./store/list-filter.ts";

const capped = ({ status, total, isComplete }: CollectedCount) => {
  const isExact = isComplete && total <= COUNTED_MAX;
  return { status, total: isExact ? total : COUNTED_MAX, isExact };
};
const collectCounts = async (tx: Tx, search: ListSearch): Promise<readonly StatusTotal[]> => {
  const page = { orderBy: "UPDATED_ASC", offset: 0, itemsPerPage: 0, limit: COUNTED_MAX } as const;
  const { counts } = await collectPendencies(tx, search, page);
  return counts.map((count) => ({ ...capped(count), rejected: search.filter.rejected === true }));
};

/** Splits a search into rejected pendencies, the others of their status, and other statuses, because each part is counted up to a limit. */
const splitByRejection = (search: ListSearch): readonly ListSearch[] => {
  const { filter } = search;
  if (filter.rejected || filter.withoutRejection) return [search];
  const others = statusesOf(filter).filter((status) => status !== rejectedStatus);
  const split = statusesOf(filter).includes(rejectedStatus) ? [{ withoutRejection: true }, { rejected: true }] : [];
  return [...(others.length > 0 ? [{ status: others }] : []), ...split.map((part) => ({ ...part, status: [rejectedStatus] }))].map(
    (part) => ({ ...search, filter: { ...filter, ...part } }),
  );
};

const readTotals = async (tx: Tx, search: ListSearch): Promise<readonly StatusTotal[]> => {
  // A rejected pendency that waits for an answer belongs to the total of its status.
  if (countersCover(search))
    return (await readCounters(tx, search)).map((count) => ({
      ...count,
      rejected: count.rejected && count.status === rejectedStatus,
      isExact: true,
    }));
  const totals: StatusTotal[] = [];
  for (const part of splitByRejection(search)) totals.push(...(await collectCounts(tx, part)));
  return totals;
};

export const statusTotals = async (tx: Tx, request: ListRequest): Promise<readonly StatusTotal[]> => {
  const search = await resolveSearch(tx, request);
  const totals = search ? await readTotals(tx, search) : [];
  const lines = statusesOf(request.filter).flatMap((status) =>
    (status === rejectedStatus ? [false, true] : [false]).map((rejected) => ({ status, rejected })),
  );
  return lines.map((line) => {
    const parts = totals.filter(({ status, rejected }) => status === line.status && rejected === line.rejected);
    return { ...line, total: parts.reduce((sum, { total }) => sum + total, 0), isExact: parts.every(({ isExact }) => isExact) };
  });
};
