import fc from "fast-check";
import { expect, test } from "vitest";
import { COUNTED_MAX, metaOf, offsetOf } from "./paging.ts";

test("offsetOf starts the first page at the first row [R-225]", () => {
  expect(offsetOf({ page: 1, itemsPerPage: 10 })).toBe(0);
  expect(offsetOf({ page: 3, itemsPerPage: 20 })).toBe(40);
});

test("an empty list has one empty page [R-226]", () => {
  expect(metaOf({ page: 1, itemsPerPage: 10 }, 0, 0)).toEqual({
    itemsPerPage: 10,
    totalResults: 0,
    page: 1,
    lastPage: 1,
    totalIsExact: true,
  });
});

test("a partial last page counts as a page", () => {
  expect(metaOf({ page: 1, itemsPerPage: 10 }, 21, 10).lastPage).toBe(3);
  expect(metaOf({ page: 1, itemsPerPage: 10 }, 20, 10).lastPage).toBe(2);
});

test("a total is exact up to COUNTED_MAX, a minimum above it", () => {
  expect(metaOf({ page: 1, itemsPerPage: 10 }, COUNTED_MAX, 10)).toMatchObject({
    totalResults: COUNTED_MAX,
    totalIsExact: true,
    lastPage: 100,
  });
  expect(metaOf({ page: 1, itemsPerPage: 10 }, COUNTED_MAX + 1, 10)).toMatchObject({
    totalResults: COUNTED_MAX,
    totalIsExact: false,
    lastPage: 100,
  });
});

test("above COUNTED_MAX only a full page has a next one", () => {
  expect(metaOf({ page: 107, itemsPerPage: 10 }, COUNTED_MAX + 1, 10).lastPage).toBe(108);
  expect(metaOf({ page: 108, itemsPerPage: 10 }, COUNTED_MAX + 1, 4).lastPage).toBe(108);
  expect(metaOf({ page: 340, itemsPerPage: 10 }, COUNTED_MAX + 1, 0).lastPage).toBe(100);
});

test("the last page of an exact total contains the last row", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: COUNTED_MAX }), fc.integer({ min: 1, max: 100 }), (total, itemsPerPage) => {
      const { lastPage } = metaOf({ page: 1, itemsPerPage }, total, Math.min(total, itemsPerPage));
      expect(offsetOf({ page: lastPage, itemsPerPage })).toBeLessThan(total);
      expect(offsetOf({ page: lastPage + 1, itemsPerPage })).toBeGreaterThanOrEqual(total);
    }),
  );
});
