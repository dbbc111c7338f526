import type { Paging, PagingMeta } from "@emdia/contract/list.ts";

/** The query counts up to this limit plus one, to know whether there are more rows. */
export const COUNTED_MAX = 1_000;

export const offsetOf = ({ page, itemsPerPage }: Paging): number => (page - 1) * itemsPerPage;

/** The last page known from this one: a full page suggests a next page, an empty page proves none. */
const lastSeen = ({ page, itemsPerPage }: Paging, rowsOnPage: number): number => {
  if (rowsOnPage === 0) return 0;
  return rowsOnPage === itemsPerPage ? page + 1 : page;
};

/** Paging metadata of a response. `counted` stops at one above the limit; beyond it the last page is the last known page. */
export const metaOf = (paging: Paging, counted: number, rowsOnPage: number): PagingMeta => {
  const { page, itemsPerPage } = paging;
  const totalIsExact = counted <= COUNTED_MAX;
  const totalResults = Math.min(counted, COUNTED_MAX);
  const lastCounted = Math.max(1, Math.ceil(totalResults / itemsPerPage));
  const lastPage = totalIsExact ? lastCounted : Math.max(lastCounted, lastSeen(paging, rowsOnPage));
  return { itemsPerPage, totalResults, page, lastPage, totalIsExact };
};

/** A total that was counted up to one above the limit. */
export const cappedTotal = (counted: number): { readonly total: number; readonly isExact: boolean } => ({
  total: Math.min(counted, COUNTED_MAX),
  isExact: counted <= COUNTED_MAX,
});

/** Paging metadata for a stored total, which needs no count query. */
export const exactMetaOf = ({ page, itemsPerPage }: Paging, totalResults: number): PagingMeta => ({
  itemsPerPage,
  totalResults,
  page,
  lastPage: Math.max(1, Math.ceil(totalResults / itemsPerPage)),
  totalIsExact: true,
});
