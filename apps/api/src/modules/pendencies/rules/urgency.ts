import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** How much each status calls for somebody, most first: the order of what is most relevant. */
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
