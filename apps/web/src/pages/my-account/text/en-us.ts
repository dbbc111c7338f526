import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  cracha: "Here you will choose what the badge shows and see how it looks; until then, use the badge of the gate.",
  "agenda-de-risco": "Here you will decide what the risk schedule marks by itself; until then, agree on the activities in each project.",
} as const satisfies Translated<typeof ptBr>;
