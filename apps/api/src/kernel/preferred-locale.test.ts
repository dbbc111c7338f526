import { expect, test } from "vitest";
import { preferredLocale } from "./preferred-locale.ts";

test("preferredLocale returns the supported language with the highest weight", () => {
  const headers = ["en-US", "es", "en-GB,en;q=0.9", "fr, es;q=0.5, en;q=0.7", "pt-BR,en;q=0.8", "en;q=0, es;q=0.1"];
  expect(headers.map(preferredLocale)).toEqual(["en-US", "es-ES", "en-US", "en-US", "pt-BR", "es-ES"]);
});

test("preferredLocale is Portuguese without a supported language", () => {
  expect([undefined, "", "*", "fr", ";q=1", "en;q=x"].map(preferredLocale)).toEqual([...Array(5).fill("pt-BR"), "en-US"]);
});
