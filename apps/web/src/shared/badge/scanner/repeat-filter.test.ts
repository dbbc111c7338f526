import { expect, test } from "vitest";
import { createRepeatFilter } from "./repeat-filter.ts";

test("a code in view is reported once until another one or a pause", () => {
  const isNew = createRepeatFilter(2_000);
  expect([isNew("a", 0), isNew("a", 150), isNew("a", 2_100)]).toEqual([true, false, false]);
  expect([isNew("b", 2_200), isNew("a", 2_300)]).toEqual([true, true]);
  expect(isNew("a", 4_300)).toBe(true);
});
