import { expect, test } from "vitest";
import { maskMoney } from "./mask-money.ts";
import { salaryOf } from "./worker-draft.ts";

const afterTyping = (text: string) => [...text].reduce((typed, character) => maskMoney(typed + character, "typed"), "");

test("maskMoney groups reais and keeps two decimals during typing", () => {
  expect(["2450", "2450,5", "2.450,509", "245050", "12,", "0012", ",50"].map(afterTyping)).toEqual([
    "2.450",
    "2.450,5",
    "2.450,50",
    "245.050",
    "12,",
    "12",
    "50",
  ]);
});

test("a typed point separates decimals or thousands by the digits after it", () => {
  const typed = ["1234.56", "450.50", "12.50.", "2.450", "1.234.567"].map(afterTyping);
  expect(typed).toEqual(["1234.56", "450.50", "12.50", "2.450", "1.234.567"]);
  expect(typed.map(salaryOf)).toEqual([1234.56, 450.5, 12.5, 2450, 1_234_567]);
});

test("maskMoney turns the decimal point into a comma at the end of the input", () => {
  expect(["1234.56", "450.5", "1234.", "2.450"].map((text) => maskMoney(text))).toEqual(["1.234,56", "450,5", "1.234", "2.450"]);
});

test("maskMoney keeps the thousands when the user deletes a digit", () => {
  expect(["1.23", "12.", "2.450,"].map((text) => maskMoney(text, "deleted"))).toEqual(["123", "12", "2.450,"]);
});

test("maskMoney reads pasted amounts with a currency sign or decimal point", () => {
  const pasted = ["R$ 2.450,50", "2,450.50", "2450.5", "450.50", "2.450", "abc", ""];
  expect(pasted.map((text) => maskMoney(text))).toEqual(["2.450,50", "2.450,50", "2.450,5", "450,50", "2.450", "", ""]);
});

test("salaryOf reads every amount that the mask shows", () => {
  expect(["2.450", "2.450,5", "2.450,50", "12,", ""].map(salaryOf)).toEqual([2450, 2450.5, 2450.5, 12, null]);
});
