import { frequencies } from "@emdia/contract/catalogue/vocabulary.ts";
import { expect, test } from "vitest";
import { referenceText } from "./reference-text.ts";

test("yearly documents refer to a year, all others to a month", () => {
  const told = frequencies.map((frequency) => [frequency, referenceText({ referenceMonth: "2026-01", frequency })]);
  expect(Object.fromEntries(told)).toEqual({
    once: "01/2026",
    monthly: "01/2026",
    yearly: "2026",
    always_valid: "01/2026",
    on_movement: "01/2026",
  });
  expect(referenceText({ referenceMonth: null, frequency: "yearly" })).toBeNull();
});
