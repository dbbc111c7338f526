import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

/** The words of date fields and their calendar. */
export const text: Translated<typeof portuguese> = {
  placeholder: "dd/mm/yyyy",
  none: "Enter a valid date, such as 05/03/2026 for 5 March",
  shortYear: "Enter the year with four digits",
  format: "Day, month and year. Alt + arrow down opens the calendar.",
  open: "Open calendar",
  calendar: "Calendar",
  month: "Month",
  year: "Year",
  previous: "Previous month",
  next: "Next month",
};
