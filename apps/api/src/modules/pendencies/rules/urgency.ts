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

const mostUrgent: readonly PendencyStatus[] = ["EXPIRED", "PRE_REJECTED", "OPEN"];
/** Which of them are read at once where each by itself would be looked for anew: what waits for somebody, what goes its way, and what rests. */
const readTogether: readonly (readonly PendencyStatus[])[] = [
  mostUrgent,
  ["SUPPORT", "PRE_ANALYSIS", "IN_REVISION", "NEXT_DUE_DATE"],
  ["DONE", "NOT_APPLICABLE"],
];
/** Those of some statuses that are read at once, the most urgent first. */
export const inGroups = (statuses: ReadonlySet<PendencyStatus>): readonly (readonly PendencyStatus[])[] =>
  readTogether.map((group) => group.filter((status) => statuses.has(status))).filter(({ length }) => length > 0);

/** Whether they are among those that have an index of their own (migration 0087). */
export const areMostUrgent = (statuses: readonly PendencyStatus[]): boolean => statuses.every((status) => mostUrgent.includes(status));
