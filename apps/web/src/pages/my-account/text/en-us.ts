import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  "agenda-de-risco": "Here you will decide what the risk schedule marks by itself; until then, agree on the activities in each project.",
} as const satisfies Translated<typeof ptBr>;
