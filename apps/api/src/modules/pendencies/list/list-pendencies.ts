import type { PagingMeta } from "@emdia/contract/list.ts";
import type { PendencyFilter, PendencyListQuery, StatusTotal } from "@emdia/contract/pendencies/list-routes.ts";
import { COUNTED_MAX, exactMetaOf, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { presentRow } from "../present-pendency.ts";
import type { StatusCount } from "../rules/page-window.ts";
import { orderOf, stagesOf } from "../rules/urgency.ts";
import { branchesOf, type ListRequest, listRequest, sideOf } from "./list-scope.ts";
import { type CollectedCount, collectPendencies } from "./store/collect.ts";
import { countersCover, readCounters } from "./store/counters.ts";
import { isSelective, type ListSearch, statusesOf } from "./store/list-filter.ts";
import { scanInOrder } from "./store/ordered-scan.ts";
import type { ListedPendency } from "./store/pendency-row.ts";
import { matchNothing, resolveSearchTerms } from "./store/search-terms.ts";

type Page = { readonly rows: readonly ListedPendency[]; readonly meta: PagingMeta };

/** Up to this multiple of a page's end, reading a status whole costs less than scanning past the rows that do not match. */
const WHOLE_ROWS_PER_ROW = 5;

const sumOf = (counts: readonly StatusCount[]): number => counts.reduce((sum, { total }) => sum + total, 0);

/** Undefined if no row can match. */
export const resolveSearch = async <F extends PendencyFilter>(
  tx: Tx,
  { visible, filter }: ListRequest<F>,
): Promise<ListSearch<F> | undefined> => {
  const terms = await resolveSearchTerms(tx, { visible, filter });
  const branches = branchesOf(visible, terms.projectIds);
  const isEmpty = matchNothing(terms) || branches.length === 0 || filter.status?.length === 0;
  return isEmpty ? undefined : { filter, terms, branches, stages: stagesOf(sideOf(branches)) };
};

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
  const wholeMax = isSelective(search) ? Math.max(COUNTED_MAX, WHOLE_ROWS_PER_ROW * reach) : COUNTED_MAX;
  if (countersCover(search)) {
    const counts = await readCounters(tx, search);
    return { rows: await scanInOrder(tx, search, { counts, wholeMax, orderBy }), meta: exactMetaOf(filter, sumOf(counts)) };
  }
  const limit = Math.max(wholeMax, reach);
  const { counts, rows } = await collectPendencies(tx, search, { orderBy, offset: offsetOf(filter), itemsPerPage, limit });
  const page = rows ?? (await scanInOrder(tx, search, { counts, wholeMax, orderBy }));
  return { rows: page, meta: metaOf(filter, sumOf(counts), page.length) };
};

const collectCounts = async (tx: Tx, search: ListSearch): Promise<readonly CollectedCount[]> =>
  (await collectPendencies(tx, search, { orderBy: "UPDATED_ASC", offset: 0, itemsPerPage: 0, limit: COUNTED_MAX })).counts;
const capped = ({ status, total, isComplete }: CollectedCount): StatusTotal => {
  const isExact = isComplete && total <= COUNTED_MAX;
  return { status, total: isExact ? total : COUNTED_MAX, isExact };
};

export const statusTotals = async (tx: Tx, request: ListRequest): Promise<readonly StatusTotal[]> => {
  const search = await resolveSearch(tx, request);
  const read = async (): Promise<readonly StatusTotal[]> => {
    if (!search) return [];
    if (!countersCover(search)) return (await collectCounts(tx, search)).map(capped);
    return (await readCounters(tx, search)).map((count) => ({ ...count, isExact: true }));
  };
  const totals = await read();
  return statusesOf(request.filter).map((status) => totals.find((one) => one.status === status) ?? { status, total: 0, isExact: true });
};

export const listPendencies: Handler<"GET /pendencies"> = async (scope, { query }) => {
  const { rows, meta } = await listPage(scope.tx, listRequest(scope, query));
  return { results: rows.map((pendency) => presentRow(scope, pendency)), meta };
};

export const countPendencies: Handler<"GET /pendencies/totals"> = async (scope, { query }) => ({
  results: [...(await statusTotals(scope.tx, listRequest(scope, query)))],
});
