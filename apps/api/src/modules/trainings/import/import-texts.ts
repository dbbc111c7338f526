import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { importReasonText } from "../../workers/index.ts";
import { enUs } from "./texts/en-us.ts";
import { esEs } from "./texts/es-es.ts";
import { ptBr } from "./texts/pt-br.ts";
import { type ResultImportWords, type ResultLineRefusal, resultLineRefusals } from "./texts/result-import-words.ts";

export const resultImportWords: { readonly [L in Locale]: ResultImportWords } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };

const isOfResults = (code: string): code is ResultLineRefusal => resultLineRefusals.some((known) => known === code);

/** Text of a reason. Faults of cells and documents are those of workers. */
export const resultReasonText = (reason: LineReason, language: Locale): string =>
  isOfResults(reason.code) ? resultImportWords[language].refusals[reason.code] : importReasonText(reason, language);
