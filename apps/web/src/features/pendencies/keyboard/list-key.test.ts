import { expect, test } from "vitest";
import { rowAfter } from "./list-key.ts";

const step = (current: number, by: 1 | -1, opened = -1) => rowAfter(current, { step: by, count: 3, opened });

test("rowAfter enters at the top, moves by one, stops at both ends", () => {
  expect([step(-1, 1), step(-1, -1)]).toEqual([0, 0]);
  expect([step(0, 1), step(2, 1), step(0, -1)]).toEqual([1, 2, 0]);
});

test("rowAfter enters at the row that was opened last", () => {
  expect([step(-1, 1, 2), step(0, 1, 2)]).toEqual([2, 1]);
});
