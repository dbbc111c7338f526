import { describe, expect, test } from "vitest";
import {
  cpfOfCell,
  itemsOf,
  type Parsed,
  parseCents,
  parseChoice,
  parseCountry,
  parseDay,
  parseDecimal,
  parseFlag,
  parseText,
} from "./parse-cell.ts";

const resultOf = <T>(result: Parsed<T>) => (result.ok ? result.value : result.code);

test("text loses line breaks and invisible characters", () => {
  expect(resultOf(parseText(" Ana \n Maria\u200B\u00A0", 9))).toBe("Ana Maria");
  expect(parseText("Ana Maria", 8)).toEqual({ ok: false, code: "cell.too_long", details: { maximum: 8 } });
});

describe("parseDay", () => {
  test("reads dates in local, ISO and serial notation", () => {
    const written = ["2026-03-02", "2026-3-2", "2026-03-02T00:00:00Z", "02/03/2026", "2/3/2026", "02.03.2026", "02-03-2026 00:00", "46083"];
    expect(written.map((text) => resultOf(parseDay(text)))).toEqual(written.map(() => "2026-03-02"));
    expect(resultOf(parseDay("46083.75"))).toBe("2026-03-02");
  });

  test("refuses days outside the calendar, two-digit years and years alone", () => {
    for (const text of ["30/02/2026", "02/03/26", "2026", "ontem", "99999", "1/1", "2026-13-01"])
      expect(parseDay(text)).toEqual({ ok: false, code: "cell.not_a_date", details: { value: text } });
  });

  test("refuses years before 1900 and after 2100", () => {
    for (const text of ["01/01/1899", "2101-01-01"]) expect(resultOf(parseDay(text))).toBe("cell.year_out_of_range");
  });
});

test("parseFlag reads yes and no in three languages", () => {
  expect(["Sim", "s", "YES", "sí", "x", "1"].map((text) => resultOf(parseFlag(text)))).toEqual(new Array(6).fill(true));
  expect(["Não", "N", "no", "0", "FALSO"].map((text) => resultOf(parseFlag(text)))).toEqual(new Array(5).fill(false));
  expect(parseFlag("talvez")).toEqual({ ok: false, code: "cell.not_yes_or_no", details: { value: "talvez" } });
});

test("parseCents reads Brazilian, English and plain amounts", () => {
  const written = ["R$ 2.450,50", "2450,5", "2450.5", "2,450.50", "r$2450.50", "2450.500000001"];
  expect(written.map((text) => resultOf(parseCents(text, 10_000)))).toEqual(written.map(() => 245_050));
  expect(["2.450", "0"].map((text) => resultOf(parseCents(text, 10_000)))).toEqual([245_000, 0]);
  expect(["muito", "1,2,3", "2450,505", ""].map((text) => resultOf(parseCents(text, 10_000)))).toEqual(
    new Array(4).fill("cell.not_a_number"),
  );
  expect(["-1", "10000,01"].map((text) => resultOf(parseCents(text, 10_000)))).toEqual(["cell.out_of_range", "cell.out_of_range"]);
});

test("parseDecimal writes a decimal point without needless zeros", () => {
  expect(["1,50", "1.234.567", "-2,12345", "007", "12.0"].map((text) => resultOf(parseDecimal(text)))).toEqual([
    "1.5",
    "1234567",
    "-2.1235",
    "7",
    "12",
  ]);
  expect(parseDecimal("1e3")).toEqual({ ok: false, code: "cell.not_a_number", details: { value: "1e3" } });
});

test("parseChoice ignores case and accents", () => {
  const choices = [
    { value: "mei", names: ["MEI", "Microempreendedor"] },
    { value: "partner", names: ["Sócio"] },
  ] as const;
  expect(["socio", "microempreendedor"].map((text) => resultOf(parseChoice(text, choices)))).toEqual(["partner", "mei"]);
  expect(parseChoice("PJ", choices)).toEqual({ ok: false, code: "cell.not_an_option", details: { value: "PJ" } });
});

test("cpfOfCell restores leading zeros and drops punctuation", () => {
  expect(["529.982.247-25", "'1234567890", "1234567890.0", " 012 345 678 90 ", "ABC"].map(cpfOfCell)).toEqual([
    "52998224725",
    "01234567890",
    "01234567890",
    "01234567890",
    "ABC",
  ]);
});

test("parseCountry reads names and codes", () => {
  expect(["ar", "Argentina", "Estados Unidos", "United States", "Alemanha"].map((text) => resultOf(parseCountry(text)))).toEqual([
    "AR",
    "AR",
    "US",
    "US",
    "DE",
  ]);
  expect(parseCountry("Nárnia")).toEqual({ ok: false, code: "cell.unknown_country", details: { value: "Nárnia" } });
});

test("itemsOf splits at semicolons and line breaks", () => {
  expect(itemsOf(" Solda; Pintura, interna\nAltura;;")).toEqual(["Solda", "Pintura, interna", "Altura"]);
});
