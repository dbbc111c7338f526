// Filter and paging of the report's table. A request returns up to 9999 lines; the table pages through them without a request.
import { type LineResult, lineResults } from "@emdia/contract/imports/report.ts";
import { FIRST_PAGE, IMPORT_HISTORY_PAGE_SIZE } from "@emdia/contract/limits.ts";
import { type PagingMeta, paging, queryList } from "@emdia/contract/list.ts";
import * as z from "zod/mini";

const TABLE_PAGE_SIZE = 50;
/** Filter of the table, as the URL holds it. */
export const LinesQuery = z.object({ ...paging(TABLE_PAGE_SIZE), resultado: z.optional(queryList(z.enum(lineResults))) });
export type LinesQuery = z.output<typeof LinesQuery>;
type TablePage = Pick<LinesQuery, "page" | "itemsPerPage">;

/** Table pages that one request fills. The last of them may be shorter, so that no table page needs two requests. */
const pagesPerRequest = ({ itemsPerPage }: TablePage): number => Math.ceil(IMPORT_HISTORY_PAGE_SIZE / itemsPerPage);

/** Page of the request that contains a table page. */
export const requestPageOf = (filter: TablePage): number => Math.floor((filter.page - FIRST_PAGE) / pagesPerRequest(filter)) + FIRST_PAGE;

/** Whether one request returns all lines, so that the table filters them itself. */
export const fitsOneRequest = (total: number): boolean => total <= IMPORT_HISTORY_PAGE_SIZE;

/** Lines of a table page within the lines of its request. */
export const linesOf = <L>(lines: readonly L[], filter: TablePage): readonly L[] => {
  const start = ((filter.page - FIRST_PAGE) % pagesPerRequest(filter)) * filter.itemsPerPage;
  return lines.slice(start, start + filter.itemsPerPage);
};

/** Number of table pages for all lines of the filter. */
const lastPageOf = (total: number, filter: TablePage): number => {
  const full = Math.floor(total / IMPORT_HISTORY_PAGE_SIZE);
  const rest = Math.ceil((total % IMPORT_HISTORY_PAGE_SIZE) / filter.itemsPerPage);
  return Math.max(FIRST_PAGE, full * pagesPerRequest(filter) + rest);
};

export const tableMeta = (total: number, filter: TablePage): PagingMeta => ({
  page: filter.page,
  itemsPerPage: filter.itemsPerPage,
  totalResults: total,
  lastPage: lastPageOf(total, filter),
  totalIsExact: true,
});

type Counts = { readonly [R in LineResult]: number };
/** Number of lines with the results of the filter. */
export const countOf = (counts: Counts, results: readonly LineResult[] | undefined): number =>
  (results ?? lineResults).reduce((sum, result) => sum + counts[result], 0);
