import { expect, test } from "vitest";
import { nextIndexForKey } from "./choice.ts";

test("the arrows go round the list", () => {
  expect(nextIndexForKey("ArrowDown", { chosen: 0, count: 3 })).toBe(1);
  expect(nextIndexForKey("ArrowDown", { chosen: 2, count: 3 })).toBe(0);
  expect(nextIndexForKey("ArrowUp", { chosen: 0, count: 3 })).toBe(2);
});

test("a page down stops at the last, a page up at the first", () => {
  expect(nextIndexForKey("PageDown", { chosen: 4, count: 9 })).toBe(8);
  expect(nextIndexForKey("PageUp", { chosen: 4, count: 9 })).toBe(0);
});

test("letters belong to the field, and an empty list has nothing to choose", () => {
  expect(nextIndexForKey("a", { chosen: 0, count: 3 })).toBeUndefined();
  expect(nextIndexForKey("ArrowDown", { chosen: 0, count: 0 })).toBeUndefined();
});
