import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { reasonText } from "../../import/import-texts.ts";
import { enUs } from "./texts/en-us.ts";
import { esEs } from "./texts/es-es.ts";
import { ptBr } from "./texts/pt-br.ts";
import { type RestrictionImportWords, type RestrictionLineRefusal, restrictionLineRefusals } from "./texts/restriction-import-words.ts";

export const restrictionImportWords: { readonly [L in Locale]: RestrictionImportWords } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };

const isOfRestrictions = (code: string): code is RestrictionLineRefusal => restrictionLineRefusals.some((known) => known === code);

/** Text of a reason. Faults of cells and documents are those of workers. */
export const restrictionReasonText = (reason: LineReason, language: Locale): string =>
  isOfRestrictions(reason.code) ? restrictionImportWords[language].refusals[reason.code] : reasonText(reason, language);
