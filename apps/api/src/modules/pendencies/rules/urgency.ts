import type { PendencyOrder, PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Side } from "./turn-to-answer.ts";

/** Statuses by urgency, the most urgent first. */
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

const received: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];
const receivedFirst = [...received, ...byUrgency.filter((status) => !received.includes(status))];

/** Statuses in the default order of a list: received documents come first for a reviewer (decision 0060). */
export const stagesOf = (side: Side | "both"): readonly PendencyStatus[] => (side === "contractor" ? receivedFirst : byUrgency);

/** The default order of a supplier is that of its deadlines. */
export const orderOf = (asked: PendencyOrder, side: Side | "both"): PendencyOrder =>
  asked === "DEFAULT" && side === "provider" ? "SEND_BY" : asked;
