import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

/** The words of date fields and their calendar. */
export const text: Translated<typeof portuguese> = {
  placeholder: "dd/mm/aaaa",
  none: "Indique una fecha válida, como 05/03/2026",
  shortYear: "Escriba el año con cuatro dígitos",
  format: "Día, mes y año. Alt + flecha abajo abre el calendario.",
  open: "Abrir calendario",
  calendar: "Calendario",
  month: "Mes",
  year: "Año",
  previous: "Mes anterior",
  next: "Mes siguiente",
};
