import { expect, test } from "vitest";
import { choiceAfter } from "./choice.ts";

test("the arrows go round the list", () => {
  expect(choiceAfter("ArrowDown", { chosen: 0, count: 3 })).toBe(1);
  expect(choiceAfter("ArrowDown", { chosen: 2, count: 3 })).toBe(0);
  expect(choiceAfter("ArrowUp", { chosen: 0, count: 3 })).toBe(2);
});

test("a page down stops at the last, a page up at the first", () => {
  expect(choiceAfter("PageDown", { chosen: 4, count: 9 })).toBe(8);
  expect(choiceAfter("PageUp", { chosen: 4, count: 9 })).toBe(0);
});

test("letters belong to the field, and an empty list has nothing to choose", () => {
  expect(choiceAfter("a", { chosen: 0, count: 3 })).toBeUndefined();
  expect(choiceAfter("ArrowDown", { chosen: 0, count: 0 })).toBeUndefined();
});
