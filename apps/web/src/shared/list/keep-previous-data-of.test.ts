import { expect, test } from "vitest";
import { keepPreviousDataOf } from "./keep-previous-data-of.ts";

const page = { results: ["Ana Souza"] };

test("the page before stays while the next one of the same company is on its way", () => {
  expect(keepPreviousDataOf([7])(page, { queryKey: ["restrictions", "list", { page: 1 }, 7] })).toBe(page);
});

test("whoever looks at another company sees none of the rows of the one before", () => {
  expect(keepPreviousDataOf([8])(page, { queryKey: ["restrictions", "list", { page: 1 }, 7] })).toBeUndefined();
});
