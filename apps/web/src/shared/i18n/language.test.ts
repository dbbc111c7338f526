import { LOCALES } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { resolveLanguage } from "./language.ts";

test("without a stored language everything is Portuguese, which is also what pt means [R-001]", () => {
  expect([null, "", "pt", "pt-PT", "fr", "klingon"].map(resolveLanguage)).toEqual(Array(6).fill("pt-BR"));
});

test("there are exactly three languages [R-002]", () => {
  expect([...LOCALES].sort()).toEqual(["en-US", "es-ES", "pt-BR"]);
  expect(["en-US", "es-ES", "pt-BR", "en", "es-419", "EN-gb"].map(resolveLanguage)).toEqual([
    "en-US",
    "es-ES",
    "pt-BR",
    "en-US",
    "es-ES",
    "en-US",
  ]);
});
