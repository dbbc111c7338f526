import { expect, test } from "vitest";
import { CURRENCY, DEFAULT_LOCALE, DEFAULT_PAGE_SIZE, FIRST_PAGE, LOCALES, PAGE_SIZE_CHOICES, PAGE_SIZE_MAX } from "./limits.ts";

test("the product has three languages and starts in Portuguese [R-001] [R-002]", () => {
  expect([...LOCALES].sort()).toEqual(["en-US", "es-ES", "pt-BR"]);
  expect(DEFAULT_LOCALE).toBe("pt-BR");
});

test("the currency is the real [R-004]", () => {
  expect(new Intl.NumberFormat(DEFAULT_LOCALE, { style: "currency", currency: CURRENCY }).format(10)).toBe("R$\u00a010,00");
});

test("a list starts on page 1 with ten rows and valid sizes [R-225] [R-516]", () => {
  expect([FIRST_PAGE, DEFAULT_PAGE_SIZE]).toEqual([1, 10]);
  expect(PAGE_SIZE_CHOICES).toContain(DEFAULT_PAGE_SIZE);
  expect(Math.max(...PAGE_SIZE_CHOICES)).toBe(PAGE_SIZE_MAX);
});
