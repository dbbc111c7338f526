import { expect, test } from "vitest";
import { nextPoint } from "./next-point.ts";

const grid = { columns: 3, rows: 2 };

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

test("other keys do not move the point", () => {
  expect(nextPoint("Enter", { column: 0, row: 0 }, grid)).toBeUndefined();
  expect(nextPoint("constructor", { column: 0, row: 0 }, grid)).toBeUndefined();
});
