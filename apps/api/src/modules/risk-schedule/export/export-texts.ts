import type { Locale } from "@emdia/contract/limits.ts";
import type { ScheduleExportWords } from "./export-words.ts";
import { enUs } from "./texts/en-us.ts";
import { esEs } from "./texts/es-es.ts";
import { ptBr } from "./texts/pt-br.ts";

export const exportTexts: { readonly [L in Locale]: ScheduleExportWords } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
