import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { expect, test } from "vitest";
import { combineQueuePages, type PageQuery } from "./combine-queue-pages.ts";

const meta = (page: number) => ({ itemsPerPage: 2, totalResults: 6, totalIsExact: true, page, lastPage: 3 });
const read = (page: number, ids: readonly number[]): PageQuery => ({
  data: { results: ids.map((id) => ({ id }) as PendencyRow), meta: meta(page) },
  isSuccess: true,
  isPlaceholderData: false,
  isFetching: false,
});
const at = (page: number) => ({ page, accepts: () => true });
const onItsWay: PageQuery = { data: undefined, isSuccess: false, isPlaceholderData: false, isFetching: true };
const idsOf = (rows: readonly { readonly id: number }[] = []) => rows.map(({ id }) => id);

test("combineQueuePages starts at the current page and adds the rows before it", () => {
  const { pages, hasMore } = combineQueuePages([read(1, [1, 2]), read(2, [3, 4]), read(3, [4, 5])], at(2));
  expect([idsOf(pages?.before), idsOf(pages?.rows)]).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  expect(pages).toMatchObject({ isWhole: true, isFromFirst: true, isToLast: true });
  expect(hasMore).toBe(false);
});

test("the queue is usable before the previous page loads, with isWhole false", () => {
  const { pages, hasMore, isReading } = combineQueuePages([onItsWay, read(3, [5, 6])], at(3));
  expect(pages).toMatchObject({ before: [], isWhole: false, isFromFirst: false });
  expect([hasMore, isReading]).toEqual([false, false]);
  expect(combineQueuePages([read(2, [3, 4]), onItsWay], at(3)).pages).toBeUndefined();
});

test("combineQueuePages has no rows before the first page", () => {
  const { pages, hasMore } = combineQueuePages([read(1, [1, 2])], at(1));
  expect(pages).toMatchObject({ before: [], isWhole: true, isFromFirst: true, isToLast: false });
  expect(hasMore).toBe(true);
});

test("combineQueuePages keeps the rows that the queue accepts", () => {
  const { pages } = combineQueuePages([read(1, [1, 2]), read(2, [3, 4])], { page: 2, accepts: ({ id }) => id % 2 === 0 });
  expect([idsOf(pages?.before), idsOf(pages?.rows)]).toEqual([[2], [4]]);
});
