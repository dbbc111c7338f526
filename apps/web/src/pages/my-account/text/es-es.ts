import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  cracha: "Aquí elegirás lo que muestra la credencial y verás cómo queda; hasta entonces, usa la credencial de la portería.",
  "agenda-de-risco": "Aquí decidirás lo que la agenda de riesgo marca sola; hasta entonces, acuerda las actividades en cada proyecto.",
} as const satisfies Translated<typeof ptBr>;
