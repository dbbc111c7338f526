import type { Paging, PagingMeta } from "@emdia/contract/list.ts";

/** A total is counted this far, and one further to know whether there is more. */
export const COUNTED_MAX = 1_000;

export const offsetOf = ({ page, itemsPerPage }: Paging): number => (page - 1) * itemsPerPage;

/** The last page that this one shows to exist; an empty one shows none. */
const lastSeen = ({ page, itemsPerPage }: Paging, rowsOnPage: number): number => {
  if (rowsOnPage === 0) return 0;
  return rowsOnPage === itemsPerPage ? page + 1 : page;
};

/** What the screen is told about a page. `counted` stops at one above the limit; beyond it the last page is the one known to exist. */
export const metaOf = (paging: Paging, counted: number, rowsOnPage: number): PagingMeta => {
  const { page, itemsPerPage } = paging;
  const totalIsExact = counted <= COUNTED_MAX;
  const totalResults = Math.min(counted, COUNTED_MAX);
  const lastCounted = Math.max(1, Math.ceil(totalResults / itemsPerPage));
  const lastPage = totalIsExact ? lastCounted : Math.max(lastCounted, lastSeen(paging, rowsOnPage));
  return { itemsPerPage, totalResults, page, lastPage, totalIsExact };
};

/** The same of a total that is kept, and need not be counted. */
export const exactMetaOf = ({ page, itemsPerPage }: Paging, totalResults: number): PagingMeta => ({
  itemsPerPage,
  totalResults,
  page,
  lastPage: Math.max(1, Math.ceil(totalResults / itemsPerPage)),
  totalIsExact: true,
});
