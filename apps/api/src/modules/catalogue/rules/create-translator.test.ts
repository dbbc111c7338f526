import { expect, test } from "vitest";
import { createTranslator } from "./create-translator.ts";

const translate = createTranslator([
  ["ASO periódico", "Periodic health certificate"],
  ["Cintas, cabos e manilhas: inspeção", "Slings and shackles inspection"],
  ["Sem tradução", undefined],
  [null, "nothing"],
]);

test("a known text is translated", () => {
  expect(translate("ASO periódico")).toBe("Periodic health certificate");
});

test("other texts stay as they are", () => {
  for (const text of ["ASO", "Sem tradução", "", "a, b", "nothing"]) expect(translate(text)).toBe(text);
});

test("a list of names is translated, with commas in names and a rest", () => {
  expect(translate("ASO periódico, Cintas, cabos e manilhas: inspeção, Própria (+2)")).toBe(
    "Periodic health certificate, Slings and shackles inspection, Própria (+2)",
  );
});
