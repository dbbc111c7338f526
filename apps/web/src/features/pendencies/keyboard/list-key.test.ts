import { expect, test } from "vitest";
import { rowAfter } from "./list-key.ts";

const step = (current: number, by: 1 | -1, opened = -1) => rowAfter(current, { step: by, count: 3, opened });

test("a step goes to the neighbour, enters the list at its top and stays at its ends", () => {
  expect([step(-1, 1), step(-1, -1)]).toEqual([0, 0]);
  expect([step(0, 1), step(2, 1), step(0, -1)]).toEqual([1, 2, 0]);
});

test("whoever comes back from a row goes on from it", () => {
  expect([step(-1, 1, 2), step(0, 1, 2)]).toEqual([2, 1]);
});
