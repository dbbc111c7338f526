import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text = {
  next: "Próximo grupo: {{name}}",
  enrolled: "Inscripción en el grupo: {{name}}",
  when: "{{day}}, {{time}}",
  free_zero: "ninguna plaza",
  free_one: "{{count}} plaza",
  free_other: "{{count}} plazas",
  none: "Ningún grupo con plazas",
} as const satisfies Translated<typeof portuguese>;
