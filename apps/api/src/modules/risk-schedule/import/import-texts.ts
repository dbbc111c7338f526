import type { LineReason } from "@emdia/contract/imports/report.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { importReasonText } from "../../workers/index.ts";
import { type ScheduleRefusal, scheduleRefusals } from "../rules/import/reasons-of-refusal.ts";
import { enUs } from "./texts/en-us.ts";
import { esEs } from "./texts/es-es.ts";
import { ptBr } from "./texts/pt-br.ts";
import type { ScheduleImportWords } from "./texts/schedule-import-words.ts";

export const scheduleImportWords: { readonly [L in Locale]: ScheduleImportWords } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };

const isRefusal = (code: string): code is ScheduleRefusal => scheduleRefusals.some((refusal) => refusal === code);

/** Text of a reason, with the workers that it names. Faults of cells are those of all imports. */
export const scheduleReasonText = (reason: LineReason, language: Locale): string => {
  if (!isRefusal(reason.code)) return importReasonText(reason, language);
  const text = scheduleImportWords[language].refusals[reason.code];
  const names = reason.details?.names;
  return typeof names === "string" ? `${text} ${names}` : text;
};
