import type { Locale } from "@emdia/contract/limits.ts";
import { enUs } from "./en-us.ts";
import { esEs } from "./es-es.ts";
import type { ExportTexts } from "./export-words.ts";
import { ptBr } from "./pt-br.ts";

export const exportTexts: { readonly [L in Locale]: ExportTexts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
