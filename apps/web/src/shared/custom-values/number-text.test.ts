import { expect, test } from "vitest";
import { numberFromTyped, numberToType } from "./number-text.ts";

test("numberFromTyped accepts comma or point and returns a decimal point [R-364]", () => {
  expect(["1,5", "1.5", "1.234,5", "1,234.5", "-3", " 12 000,25 "].map((typed) => numberFromTyped(typed))).toEqual([
    "1.5",
    "1.5",
    "1234.5",
    "1234.5",
    "-3",
    "12000.25",
  ]);
  expect([numberToType("1.5", "pt-BR"), numberToType("1.5", "es-ES"), numberToType("1.5", "en-US")]).toEqual(["1,5", "1,5", "1.5"]);
});

test("a separator before three digits is the screen language's thousands separator [R-364]", () => {
  const in3 = (typed: string) => ["pt-BR", "es-ES", "en-US"].map((language) => numberFromTyped(typed, language));
  expect(in3("12.000")).toEqual(["12000", "12000", "12.000"]);
  expect(in3("12,000")).toEqual(["12.000", "12.000", "12000"]);
  expect(in3("-1.234.567")).toEqual(["-1234567", "-1234567", "-1234.567"]);
});
