import { expect, test } from "vitest";
import { keepPreviousDataOf } from "./keep-previous-data-of.ts";

const page = { results: ["Ana Souza"] };

test("the previous page stays while the next page of the company loads", () => {
  expect(keepPreviousDataOf([7])(page, { queryKey: ["restrictions", "list", { page: 1 }, 7] })).toBe(page);
});

test("a change of the company removes the previous rows", () => {
  expect(keepPreviousDataOf([8])(page, { queryKey: ["restrictions", "list", { page: 1 }, 7] })).toBeUndefined();
});
