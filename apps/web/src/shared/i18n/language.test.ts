import { LOCALES } from "@emdia/contract/limits.ts";
import { expect, test } from "vitest";
import { resolveLanguage } from "./language.ts";

test("resolveLanguage returns pt-BR for pt, unknown and missing codes [R-001]", () => {
  expect([null, "", "pt", "pt-PT", "fr", "klingon"].map(resolveLanguage)).toEqual(Array(6).fill("pt-BR"));
});

test("exactly three languages are supported [R-002]", () => {
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
