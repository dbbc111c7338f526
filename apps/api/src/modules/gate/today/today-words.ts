import type { Locale } from "@emdia/contract/limits.ts";
import { enUs } from "./words/en-us.ts";
import { esEs } from "./words/es-es.ts";
import { ptBr } from "./words/pt-br.ts";
import type { TodayWords } from "./words/words.ts";

export const todayWords: { readonly [L in Locale]: TodayWords } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
