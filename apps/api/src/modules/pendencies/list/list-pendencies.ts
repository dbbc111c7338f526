import type { PagingMeta } from "@emdia/contract/list.ts";
import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import { COUNTED_MAX, exactMetaOf, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { presentRow } from "../present-pendency.ts";
import { countsPerStatus, type StatusCount } from "../rules/page-window.ts";
import { orderOf } from "../rules/urgency.ts";
import { type ListRequest, listRequest, sideOf } from "./list-scope.ts";
import { resolveSearch } from "./resolve-search.ts";
import { statusTotals } from "./status-totals.ts";
import { collectPendencies } from "./store/collect.ts";
import { countersCover, readCounters } from "./store/counters.ts";
import { isSelective } from "./store/list-filter.ts";
import { scanInOrder } from "./store/ordered-scan.ts";
import type { ListedPendency } from "./store/pendency-row.ts";

type Page = { readonly rows: readonly ListedPendency[]; readonly meta: PagingMeta };

/** Rejected rows of a status have a partial index, so that up to this many are read whole in every order; more are read in index order. */
const REJECTED_WHOLE_MAX = 20_000;
/** Up to this multiple of a page's end, reading a status whole costs less than scanning past the rows that do not match. */
const WHOLE_ROWS_PER_ROW = 5;

const sumOf = (counts: readonly StatusCount[]): number => counts.reduce((sum, { total }) => sum + total, 0);

/**
 * A page by one of two strategies. What the counters cover is counted by them and scanned in order. Everything else is collected up to a
 * limit: if these are all matching rows, the page is among them; otherwise the page is scanned in order, in the statuses that were found.
 */
export const listPage = async (tx: Tx, request: ListRequest<PendencyListQuery>): Promise<Page> => {
  const { filter } = request;
  const { itemsPerPage } = filter;
  const search = await resolveSearch(tx, request);
  if (!search) return { rows: [], meta: exactMetaOf(filter, 0) };

  const orderBy = orderOf(filter.orderBy, sideOf(search.branches));
  const reach = offsetOf(filter) + filter.itemsPerPage;
  const collectMax = isSelective(search) ? Math.max(COUNTED_MAX, WHOLE_ROWS_PER_ROW * reach) : COUNTED_MAX;
  const wholeMax = filter.rejected ? Math.max(REJECTED_WHOLE_MAX, collectMax) : collectMax;
  if (countersCover(search)) {
    const counts = countsPerStatus(await readCounters(tx, search));
    return { rows: await scanInOrder(tx, search, { counts, wholeMax, orderBy }), meta: exactMetaOf(filter, sumOf(counts)) };
  }
  const limit = Math.max(collectMax, reach);
  const { counts, rows } = await collectPendencies(tx, search, { orderBy, offset: offsetOf(filter), itemsPerPage, limit });
  const page = rows ?? (await scanInOrder(tx, search, { counts, wholeMax, orderBy }));
  return { rows: page, meta: metaOf(filter, sumOf(counts), page.length) };
};

export const listPendencies: Handler<"GET /pendencies"> = async (scope, { query }) => {
  const { rows, meta } = await listPage(scope.tx, listRequest(scope, query));
  return { results: rows.map((pendency) => presentRow(scope, pendency)), meta };
};

export const countPendencies: Handler<"GET /pendencies/totals"> = async (scope, { query }) => ({
  results: [...(await statusTotals(scope.tx, listRequest(scope, query)))],
});
