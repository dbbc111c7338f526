// Filters of the list by the kind of their control and chip.
import type { PendencyAddress } from "../pendency-filter.ts";

/** Words with a field in the panel. */
export const panelWords = ["employee", "company", "project_name", "contract"] as const;
export const filterWords = ["name", ...panelWords] as const;
export const filterDays = ["startDate", "endDate", "createdStart", "createdEnd"] as const;
/** Deadline of the supplier; both days share a chip. */
export const deadlineDays = ["sendByStart", "sendByEnd"] as const;
export const filterMonths = ["referenceMonthStart", "referenceMonthEnd"] as const;
export const filterFlags = [
  "myQueue",
  "disputed",
  "reviewOverdue",
  "considerComments",
  "waitsForMyAnswer",
  "withoutReferenceMonth",
  "inactive",
] as const satisfies readonly (keyof PendencyAddress)[];
export const filterIds = ["project", "worker", "supplier", "contractor"] as const;

/** Ids of links from other screens, without a name in the list. */
export const countedIds = ["documentType", "department"] as const;

/** Filters with a chip. The tabs show the others. */
export const chipFilters = [
  ...filterIds,
  ...filterWords,
  "pendencyType",
  "irregular",
  "side",
  ...countedIds,
  ...filterDays,
  ...filterMonths,
  ...filterFlags,
  ...deadlineDays,
] as const;
