import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import type { Queue } from "../../features/review/queue/queue-context.ts";
import type { ReadPages } from "../../features/review/queue/queue-items.ts";

type Page = { readonly results: readonly PendencyRow[]; readonly meta: PagingMeta };
export type PageQuery = {
  readonly data: Page | undefined;
  readonly isSuccess: boolean;
  readonly isPlaceholderData: boolean;
  readonly isFetching: boolean;
};

/** The previous page, or the first page itself. */
export const pageBefore = (page: number): number => Math.max(FIRST_PAGE, page - 1);

const answered = (queries: readonly PageQuery[]): readonly Page[] =>
  queries.flatMap(({ data, isPlaceholderData }) => (data && !isPlaceholderData ? [data] : []));
/** Removes duplicates: a row may move to the next page between two reads. */
const rowsOf = (pages: readonly Page[]): readonly PendencyRow[] => [
  ...new Map(pages.flatMap(({ results }) => results).map((row) => [row.id, row])).values(),
];

type Options = { readonly page: number; readonly accepts: (row: PendencyRow) => boolean };

/** Combines the rows that the queue accepts from the loaded pages, starting with the page before the current one. */
export const combineQueuePages = (queries: readonly PageQuery[], { page, accepts }: Options) => {
  const first = page - pageBefore(page);
  const own = queries.slice(first);
  const read = answered(own);
  const meta = read.at(-1)?.meta;
  const total: Queue["total"] = meta ? { count: meta.totalResults, isExact: meta.totalIsExact } : null;
  const isToLast = meta !== undefined && meta.page >= meta.lastPage;
  const pages: ReadPages | undefined = meta && {
    rows: rowsOf(read).filter(accepts),
    before: rowsOf(answered(queries.slice(0, first))).filter(accepts),
    isWhole: queries.every(({ isSuccess, isPlaceholderData, isFetching }) => isSuccess && !isPlaceholderData && !isFetching),
    isFromFirst: pageBefore(page) === FIRST_PAGE,
    isToLast,
  };
  return { pages, total, hasMore: read.length === own.length && !isToLast, isReading: own.some(({ isFetching }) => isFetching) };
};
