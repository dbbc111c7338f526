import { expect, test } from "vitest";
import { rowAfter } from "./list-key.ts";

test("a step goes to the neighbour, enters the list at its top and stays at its ends", () => {
  expect([rowAfter(-1, { step: 1, count: 3 }), rowAfter(-1, { step: -1, count: 3 })]).toEqual([0, 0]);
  expect([rowAfter(0, { step: 1, count: 3 }), rowAfter(2, { step: 1, count: 3 }), rowAfter(0, { step: -1, count: 3 })]).toEqual([1, 2, 0]);
});
