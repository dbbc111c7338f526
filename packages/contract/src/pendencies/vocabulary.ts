/** The life of a document that was asked for. */
export const pendencyStatuses = [
  "OPEN",
  "IN_REVISION",
  "DONE",
  "NOT_APPLICABLE",
  "NEXT_DUE_DATE",
  "EXPIRED",
  "SUPPORT",
  "PRE_ANALYSIS",
  "PRE_REJECTED",
] as const;
export type PendencyStatus = (typeof pendencyStatuses)[number];
