import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { workers as portuguese } from "./pt-br.ts";

export const workers: Translated<typeof portuguese> = {
  search: "Search worker",
  searchPlaceholder: "Name or document",
  mayWork: "May work",
  anyMayWork: "Yes or no",
  none: "No worker in this project",
  noneHint: "Workers that suppliers link to the project appear here.",
  nothingFound: "No worker matches this search",
  nothingFoundHint: "Change the search or the filter.",
  pendencies_zero: "No pending documents",
  pendencies_one: "{{total}} pending document",
  pendencies_other: "{{total}} pending documents",
  pendenciesOf: "Pending documents of {{name}} in the project: {{total}}",
};
