import { expect, test } from "vitest";
import { toScore, toTenths } from "./score.ts";

test("toTenths and toScore convert scores with one decimal", () => {
  expect([0, 7.1, 8.5, 10].map(toTenths)).toEqual([0, 71, 85, 100]);
  expect([0, 71, 85, 100].map(toScore)).toEqual([0, 7.1, 8.5, 10]);
  expect(toScore(null)).toBeNull();
});
