import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  count_zero: "ninguno seleccionado",
  count_one: "{{count}} seleccionado",
  count_other: "{{count}} seleccionados",
  elsewhere_zero: "ninguno fuera de esta página",
  elsewhere_one: "{{count}} fuera de esta página",
  elsewhere_other: "{{count}} fuera de esta página",
  clear: "Quitar la selección",
  all: "Seleccionar todos los de esta página",
  rest: "Todos los de esta página",
  cancel: "Cancelar",
  close: "Cerrar",
  doneCount_zero: "Ninguno hecho",
  doneCount_one: "{{count}} hecho",
  doneCount_other: "{{count}} hechos",
  refusedCount_zero: "ninguno sin cambios",
  refusedCount_one: "{{count}} sin cambios",
  refusedCount_other: "{{count}} sin cambios",
  done: "Hecho",
  refused: "Sin cambios",
  because: "Motivo: {{reason}}",
  becauseUntil: "Motivo: {{reason}} (hasta {{day}})",
};
