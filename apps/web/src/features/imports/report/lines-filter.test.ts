import { expect, test } from "vitest";
import { countOf, fitsOneRequest, linesOf, requestPageOf, tableMeta } from "./lines-filter.ts";

const at = (page: number, itemsPerPage = 50) => ({ page, itemsPerPage });

test("the table pages through 9999 lines before the next request [R-490]", () => {
  expect([1, 200, 201, 400, 401].map((page) => requestPageOf(at(page)))).toEqual([1, 1, 2, 2, 3]);
  expect([fitsOneRequest(9_999), fitsOneRequest(10_000)]).toEqual([true, false]);
});

test("linesOf returns every line of a request exactly once", () => {
  const lines = Array.from({ length: 9_999 }, (_, line) => line);
  const pages = Array.from({ length: 200 }, (_, page) => linesOf(lines, at(page + 201)));
  expect(pages.flat()).toEqual(lines);
  expect(pages.at(-1)).toHaveLength(49);
});

test("tableMeta counts the table pages of all requests", () => {
  expect([0, 50, 51, 9_999, 10_000, 20_000].map((total) => tableMeta(total, at(1)).lastPage)).toEqual([1, 1, 2, 200, 201, 401]);
});

test("countOf sums the chosen results, or all of them", () => {
  const counts = { created: 5, changed: 3, unchanged: 2, undecided: 0, failed: 1 };
  expect([countOf(counts, undefined), countOf(counts, ["failed"]), countOf(counts, ["created", "changed"])]).toEqual([11, 1, 8]);
});
