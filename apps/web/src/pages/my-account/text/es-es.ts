import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  "agenda-de-risco": "Aquí decidirá lo que la agenda de riesgo marca sola; hasta entonces, acuerde las actividades en cada proyecto.",
} as const satisfies Translated<typeof ptBr>;
