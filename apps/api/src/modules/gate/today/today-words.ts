import type { GateReasonKind } from "@emdia/contract/gate/gate-routes.ts";
import type { Locale } from "@emdia/contract/limits.ts";
import { enUs } from "./words/en-us.ts";
import { esEs } from "./words/es-es.ts";
import { ptBr } from "./words/pt-br.ts";

/** Texts of the spreadsheet. */
export type TodayWords = {
  readonly file: string;
  readonly sheet: string;
  readonly columns: { readonly [C in "name" | "companyName" | "role" | "answer" | "health" | "reasons"]: string };
  readonly answer: { readonly yes: string; readonly no: string };
  readonly health: { readonly fit: string; readonly unfit: string };
  readonly reasons: { readonly [K in GateReasonKind]: string };
};
export const todayWords: { readonly [L in Locale]: TodayWords } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
