import { expect, test } from "vitest";
import { readPageSize } from "./page-size.ts";

const stored = (value: string | null) => readPageSize({ getItem: () => value });

test("readPageSize returns an offered size, and 10 for others [R-391]", () => {
  expect([stored("5"), stored("100"), stored("7"), stored("many"), stored(null)]).toEqual([5, 100, 10, 10, 10]);
});
