import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { workers as portuguese } from "./pt-br.ts";

export const workers: Translated<typeof portuguese> = {
  search: "Search worker",
  searchPlaceholder: "Name or document",
  none: "No worker in this project",
  noneHint: "Workers that suppliers link to the project appear here.",
  nothingFound: "No worker matches this search",
  nothingFoundHint: "Change the search or the filter.",
  pendencies_zero: "No pending documents",
  pendencies_one: "{{total}} pending document",
  pendencies_other: "{{total}} pending documents",
  pendenciesOf: "Pending documents of {{name}} in the project: {{total}}",
  figures: "Workers of the project",
  mayWorkCount_zero: "workers cleared",
  mayWorkCount_one: "worker cleared",
  mayWorkCount_other: "workers cleared",
  mayNotWorkCount_zero: "workers blocked",
  mayNotWorkCount_one: "worker blocked",
  mayNotWorkCount_other: "workers blocked",
  computing_zero: "No worker is being calculated.",
  computing_one: "Calculating whether {{total}} worker may work…",
  computing_other: "Calculating whether {{total}} workers may work…",
};
