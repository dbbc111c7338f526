import { isLineFault, type LineFaultTexts } from "@emdia/contract/imports/line-faults.ts";
import type { LineReason } from "@emdia/contract/imports/report.ts";
import { lineFaultTexts as enUsFaults } from "@emdia/contract/imports/texts/en-us.ts";
import { lineFaultTexts as esEsFaults } from "@emdia/contract/imports/texts/es-es.ts";
import { lineFaultTexts as ptBrFaults } from "@emdia/contract/imports/texts/pt-br.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { enUs } from "./texts/en-us.ts";
import { esEs } from "./texts/es-es.ts";
import { type ImportWords, type LineRefusal, lineRefusals } from "./texts/import-words.ts";
import { ptBr } from "./texts/pt-br.ts";

export const importWords: { readonly [L in Locale]: ImportWords } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
const faults: { readonly [L in Locale]: LineFaultTexts } = { "pt-BR": ptBrFaults, "en-US": enUsFaults, "es-ES": esEsFaults };
const isLineRefusal = (code: string): code is LineRefusal => (lineRefusals as readonly string[]).includes(code);

const templateOf = (code: string, language: Locale): string => {
  if (isLineFault(code)) return faults[language][code];
  if (isLineRefusal(code)) return importWords[language].refusals[code];
  throw new Error(`the reason ${code} of a failed line has no text`);
};

/** Text of a reason with its details. */
export const reasonText = ({ code, details = {} }: LineReason, language: Locale): string =>
  templateOf(code, language).replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ""));
