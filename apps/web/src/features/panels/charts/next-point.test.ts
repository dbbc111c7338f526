import { expect, test } from "vitest";
import { latestPoint, nextPoint, type PointKey } from "./next-point.ts";

const grid = { columns: 3, rows: 2, hasPoint: () => true };
/** The first plan has no point in the first and in the last month. */
const gaps = { ...grid, hasPoint: ({ column, row }: PointKey) => row === 1 || column === 1 };

test("arrow keys move between months and plans and stop at the ends", () => {
  expect(nextPoint("ArrowRight", { column: 1, row: 0 }, grid)).toEqual({ column: 2, row: 0 });
  expect(nextPoint("ArrowRight", { column: 2, row: 0 }, grid)).toEqual({ column: 2, row: 0 });
  expect(nextPoint("ArrowLeft", { column: 0, row: 1 }, grid)).toEqual({ column: 0, row: 1 });
  expect(nextPoint("ArrowDown", { column: 1, row: 0 }, grid)).toEqual({ column: 1, row: 1 });
  expect(nextPoint("ArrowUp", { column: 1, row: 0 }, grid)).toEqual({ column: 1, row: 0 });
  expect([nextPoint("Home", { column: 2, row: 1 }, grid), nextPoint("End", { column: 0, row: 1 }, grid)]).toEqual([
    { column: 0, row: 1 },
    { column: 2, row: 1 },
  ]);
});

test("a month without a point in one plan moves to the other plan", () => {
  expect(nextPoint("Home", { column: 1, row: 0 }, gaps)).toEqual({ column: 0, row: 1 });
  expect(nextPoint("ArrowUp", { column: 0, row: 1 }, gaps)).toEqual({ column: 0, row: 1 });
  expect(nextPoint("ArrowRight", { column: 0, row: 1 }, gaps)).toEqual({ column: 1, row: 1 });
  expect([latestPoint(grid), latestPoint(gaps)]).toEqual([
    { column: 2, row: 0 },
    { column: 2, row: 1 },
  ]);
});

test("other keys do not move the point", () => {
  expect(nextPoint("Enter", { column: 0, row: 0 }, grid)).toBeUndefined();
  expect(nextPoint("constructor", { column: 0, row: 0 }, grid)).toBeUndefined();
});
