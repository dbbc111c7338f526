import { LOCALES } from "@emdia/contract/limits.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDay } from "./format-day.ts";
import { formatInstant } from "./format-instant.ts";
import { formatMoney, formatNumber } from "./format-number.ts";
import { formatWait } from "./format-wait.ts";

test("formatDay shows DD/MM/YYYY and never shifts to another day [R-165]", () => {
  expect(["2024-03-05", "2024-01-01", "2023-12-31"].map(formatDay)).toEqual(["05/03/2024", "01/01/2024", "31/12/2023"]);
});

test("formatInstant uses the time zone of São Paulo [R-165]", () => {
  expect(formatInstant("2024-03-05T17:30:00Z")).toBe("05/03/2024 14:30");
  expect(formatInstant("2024-01-01T02:59:59Z")).toBe("31/12/2023 23:59");
  expect(formatInstant("2024-01-01T00:00:00-03:00")).toBe("01/01/2024 00:00");
});

test("formatMoney shows reais in every language [R-004]", () => {
  expect(formatMoney(10, "pt-BR")).toBe("R$\u00a010,00");
  expect(formatMoney(1234.5, "en-US")).toBe("R$1,234.50");
  expect(formatMoney(1234.5, "es-ES")).toBe("1234,50\u00a0BRL");
});

test("formatNumber groups digits by language [R-002]", () => {
  expect([formatNumber(12_345, "pt-BR"), formatNumber(12_345, "en-US"), formatNumber(12_345, "es-ES")]).toEqual([
    "12.345",
    "12,345",
    "12.345",
  ]);
});

test("formatNumber equals Intl.NumberFormat in each language", () => {
  const any = fc.oneof(
    fc.nat(),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((value) => value + 0),
  );
  fc.assert(
    fc.property(any, fc.constantFrom(...LOCALES), (value, locale) => {
      expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
    }),
  );
});

test("formatWait rounds up to minutes, from 90 minutes to hours", () => {
  expect([1, 61, 900, 5_340, 86_400].map((seconds) => formatWait(seconds, "en-US"))).toEqual([
    "in 1 minute",
    "in 2 minutes",
    "in 15 minutes",
    "in 89 minutes",
    "in 24 hours",
  ]);
  expect([formatWait(900, "pt-BR"), formatWait(900, "es-ES")]).toEqual(["em 15 minutos", "dentro de 15 minutos"]);
});
