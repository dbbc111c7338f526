import { describe, expect, test } from "vitest";
import { platformCatalogue } from "./platform-catalogue.ts";
import { translationPairs } from "./translation.ts";
import { translation as english } from "./translations/en-us/translation.ts";
import { translation as spanish } from "./translations/es-es/translation.ts";

/** Names, numbers and lines of forms that are the same in the other language. */
const SAME_IN_EACH = [
  "12.ABC.345/01DE-35.",
  "12 créditos para 12 colaboradores.",
  "ASO periódico",
  "Certificado NR-10 SEP",
  "Certificado NR-10 básico",
  "Certificado NR-12 máquinas",
  "Certificado NR-33 supervisor de entrada",
  "cpfTrab 52998224725.",
  "dtDeslig 2026-03-20.",
  "João da Silva, CPF 529.982.247-25.",
  "NR-10 SEP",
  "NR-10 básico",
  "RBC 0123.",
  "RNM F123456-7, Juan Pérez.",
  "Rua das Oficinas, 120, Contagem/MG.",
  "S-5011: 18.204,10; DCTFWeb: 18.204,10.",
  "S-5013: 6.912,40; GFD: 6.912,40.",
  "Transporte manual de tubos, 18 kg, 40 por turno.",
];

describe.each([
  { language: "English", name: "nameEnUs", translation: english },
  { language: "Spanish", name: "nameEsEs", translation: spanish },
] as const)("the $language catalogue", ({ name, translation }) => {
  const pairs = translationPairs(platformCatalogue, name, translation).filter(([portuguese]) => portuguese !== null);

  test("translates every name, description, instruction, question, example, correction and permit", () => {
    expect(pairs.length).toBeGreaterThan(3_000);
    expect(pairs.filter(([, translated]) => !translated?.trim())).toEqual([]);
  });

  test("differs from the Portuguese text, except for reviewed names and numbers", () => {
    const same = new Set(pairs.filter(([portuguese, translated]) => portuguese === translated).map(([portuguese]) => portuguese));
    expect([...same].filter((text) => !SAME_IN_EACH.includes(text ?? ""))).toEqual([]);
  });

  test("has one translation for each Portuguese text", () => {
    const byText = Map.groupBy(pairs, ([portuguese]) => portuguese);
    const several = [...byText].map(([portuguese, same]) => [portuguese, [...new Set(same.map(([, translated]) => translated))]] as const);
    expect(several.filter(([, translations]) => translations.length > 1)).toEqual([]);
  });

  test("has no text for an unknown type, question or correction", () => {
    const types = new Map(platformCatalogue.documentTypes.map((type) => [type.code, type]));
    const questions = Object.entries(translation.texts).map(([code, [, , ...checklist]]) => [code, checklist.length]);
    expect(questions).toEqual(questions.map(([code]) => [code, types.get(String(code))?.questions.length]));
    const corrections = Object.entries(translation.corrections).map(([code, ofType]) => [
      code,
      ofType.map((ofQuestion) => ofQuestion.length),
    ]);
    expect(corrections).toEqual(
      corrections.map(([code]) => [code, types.get(String(code))?.questions.map((one) => one.corrections.length)]),
    );
    expect(Object.keys(translation.activities).sort()).toEqual(platformCatalogue.riskActivities.map(({ code }) => code).sort());
  });

  test("writes questions as questions and actions as sentences", () => {
    const asked = platformCatalogue.documentTypes.flatMap(({ questions }) => questions.map(({ text }) => text));
    const done = platformCatalogue.documentTypes.flatMap(({ questions }) =>
      questions.flatMap((one) => one.corrections.map(({ action }) => action)),
    );
    const shown = new Map(pairs);
    expect(asked.filter((text) => !shown.get(text)?.endsWith("?"))).toEqual([]);
    expect(done.filter((text) => !shown.get(text)?.endsWith("."))).toEqual([]);
  });
});
