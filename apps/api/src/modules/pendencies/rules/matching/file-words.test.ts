import { expect, test } from "vitest";
import { cnpjsIn, cpfsIn, monthsIn, plainWords, yearsIn } from "./file-words.ts";

test("plainWords removes accents, case and punctuation", () => {
  expect(plainWords("Ficha_de-EPI (João)")).toBe(" ficha de epi joao ");
  expect(plainWords("--")).toBe("  ");
});

test("cpfsIn returns valid CPFs of any format", () => {
  expect(cpfsIn("ASO_529.982.247-25_x 52998224725, 111.444.777-35")).toEqual(new Set(["52998224725", "11144477735"]));
  expect(cpfsIn("529.982.247-26, 352998224725 and 111.111.111-11")).toEqual(new Set());
  expect(cpfsIn("none")).toEqual(new Set());
});

test("cnpjsIn returns valid CNPJs with digits or letters", () => {
  expect(cnpjsIn("CNPJ 11.222.333/0001-81 e 12.abc.345/01de-35")).toEqual(new Set(["11222333000181", "12ABC34501DE35"]));
  expect(cnpjsIn("11.222.333-0001-81.pdf")).toEqual(new Set(["11222333000181"]));
  expect(cnpjsIn("11.222.333/0001-82")).toEqual(new Set());
  expect(cnpjsIn("")).toEqual(new Set());
});

test.each([
  ["folha 10-2026", ["2026-10"]],
  ["folha 2026_10", ["2026-10"]],
  ["folha 202610", ["2026-10"]],
  ["folha 102026", ["2026-10"]],
  ["folha 9/2026", ["2026-09"]],
  ["competência outubro de 2026", ["2026-10"]],
  ["FGTS março 2026 e abr/2026", ["2026-03", "2026-04"]],
  ["emitido em 05/10/2026", []],
  ["emitido em 5 de outubro de 2026", []],
  ["2026-10-05", []],
  ["13/2026", []],
  ["norma 1026", []],
])("monthsIn reads the months of %s", (text, months) => {
  expect([...monthsIn(plainWords(text))].toSorted()).toEqual(months);
});

test("yearsIn returns years of this century", () => {
  expect(yearsIn(plainWords("PCMSO 2025-2026, 1999"))).toEqual(new Set(["2025", "2026"]));
  expect(yearsIn(plainWords("PCMSO"))).toEqual(new Set());
});
