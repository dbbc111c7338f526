import type { Locale } from "@emdia/contract/limits.ts";
import i18next from "i18next";
import { expect, test } from "vitest";
import { texts } from "../../texts.ts";
import { lazyTexts } from "../i18n/lazy-texts.ts";
import { spanWords } from "./span-words.ts";

const speaking = i18next.createInstance();
await speaking.use(lazyTexts(texts)).init({
  lng: "pt-BR",
  preload: ["pt-BR", "en-US", "es-ES"],
  load: "currentOnly",
  fallbackLng: false,
  ns: ["pendencyWords"],
});

const told = (language: Locale, span: Partial<Parameters<typeof spanWords>[0]>): string => {
  const t = speaking.getFixedT(language, "pendencyWords", "timeLeft");
  return spanWords({ years: 0, months: 0, days: 0, ...span }, { tell: (unit, count) => t(unit, { count }), language });
};

test("spanWords uses the singular for one day only [R-420]", () => {
  expect([0, 1, 2].map((days) => told("pt-BR", { days }))).toEqual(["0 dias", "1 dia", "2 dias"]);
  expect([0, 1, 2].map((days) => told("en-US", { days }))).toEqual(["0 days", "1 day", "2 days"]);
  expect([0, 1, 2].map((days) => told("es-ES", { days }))).toEqual(["0 días", "1 día", "2 días"]);
});

test("spanWords joins years, months and days and omits zero units [R-422]", () => {
  expect(told("pt-BR", { years: 1, months: 1, days: 4 })).toBe("1 ano, 1 mês e 4 dias");
  expect(told("pt-BR", { months: 12 })).toBe("12 meses");
});
