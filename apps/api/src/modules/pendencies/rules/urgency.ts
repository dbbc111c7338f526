import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** Statuses in the default order of the list, the most urgent first. */
export const byUrgency: readonly PendencyStatus[] = [
  "EXPIRED",
  "PRE_REJECTED",
  "OPEN",
  "SUPPORT",
  "PRE_ANALYSIS",
  "IN_REVISION",
  "NEXT_DUE_DATE",
  "DONE",
  "NOT_APPLICABLE",
];
