import type { Paging, PagingMeta } from "@emdia/contract/list.ts";

/** A total is counted this far, and one further to know whether there is more. */
export const COUNTED_MAX = 1_000;

export const offsetOf = ({ page, itemsPerPage }: Paging): number => (page - 1) * itemsPerPage;

/** What the screen is told about a page. `counted` stops at one above the limit; beyond it the last page is the one known to exist, which an empty one is not. */
export const metaOf = ({ page, itemsPerPage }: Paging, counted: number, rowsOnPage: number): PagingMeta => {
  const totalIsExact = counted <= COUNTED_MAX;
  const totalResults = Math.min(counted, COUNTED_MAX);
  const lastCounted = Math.max(1, Math.ceil(totalResults / itemsPerPage));
  const lastSeen = rowsOnPage === itemsPerPage ? page + 1 : Math.sign(rowsOnPage) * page;
  return { itemsPerPage, totalResults, page, lastPage: totalIsExact ? lastCounted : Math.max(lastCounted, lastSeen), totalIsExact };
};

/** The same of a total that is kept, and need not be counted. */
export const exactMetaOf = ({ page, itemsPerPage }: Paging, totalResults: number): PagingMeta => ({
  itemsPerPage,
  totalResults,
  page,
  lastPage: Math.max(1, Math.ceil(totalResults / itemsPerPage)),
  totalIsExact: true,
});
