import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

/** The words of date fields and their calendar. */
export const text: Translated<typeof portuguese> = {
  placeholder: "dd/mm/yyyy",
  none: "Enter an existing date, such as 05/03/2026 for 5 March",
  open: "Open calendar",
  calendar: "Calendar",
  month: "Month",
  year: "Year",
  previous: "Previous month",
  next: "Next month",
};
