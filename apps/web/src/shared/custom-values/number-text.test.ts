import { expect, test } from "vitest";
import { numberFromTyped, numberToType } from "./number-text.ts";

test("a number is typed as one's language writes it, and travels with a point [R-364]", () => {
  expect(["1,5", "1.5", "1.234,5", "1,234.5", "-3", " 12 000,25 "].map(numberFromTyped)).toEqual([
    "1.5",
    "1.5",
    "1234.5",
    "1234.5",
    "-3",
    "12000.25",
  ]);
  expect([numberToType("1.5", "pt-BR"), numberToType("1.5", "es-ES"), numberToType("1.5", "en-US")]).toEqual(["1,5", "1,5", "1.5"]);
});
