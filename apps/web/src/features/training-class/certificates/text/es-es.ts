import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text = {
  title: "Certificados",
  number: "N.º {{number}}",
  issued: "emitido el {{day}}",
  until: "válido hasta el {{day}}",
  endless: "sin vencimiento",
  writing: "El PDF se está generando.",
  reason: "Motivo: {{reason}}",
  states: { valid: "Válido", replaced: "Sustituido", withdrawn: "Retirado" },
  empty: "Aún no hay certificados. Cada aprobación emite uno.",
  more: "Mostrar más",
} as const satisfies Translated<typeof portuguese>;
