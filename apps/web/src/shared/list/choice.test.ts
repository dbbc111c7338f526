import { expect, test } from "vitest";
import { nextIndexForKey } from "./choice.ts";

test("arrow keys wrap around the list", () => {
  expect(nextIndexForKey("ArrowDown", { chosen: 0, count: 3 })).toBe(1);
  expect(nextIndexForKey("ArrowDown", { chosen: 2, count: 3 })).toBe(0);
  expect(nextIndexForKey("ArrowUp", { chosen: 0, count: 3 })).toBe(2);
});

test("page keys stop at the last and at the first entry", () => {
  expect(nextIndexForKey("PageDown", { chosen: 4, count: 9 })).toBe(8);
  expect(nextIndexForKey("PageUp", { chosen: 4, count: 9 })).toBe(0);
});

test("letters and empty lists have no next index", () => {
  expect(nextIndexForKey("a", { chosen: 0, count: 3 })).toBeUndefined();
  expect(nextIndexForKey("ArrowDown", { chosen: 0, count: 0 })).toBeUndefined();
});
