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

const first = (...statuses: readonly PendencyStatus[]): readonly PendencyStatus[] => [
  ...statuses,
  ...byUrgency.filter((status) => !statuses.includes(status)),
];
const stages: { readonly [S in Side | "both"]: readonly PendencyStatus[] } = {
  contractor: first("IN_REVISION", "PRE_ANALYSIS"),
  provider: first("EXPIRED", "PRE_REJECTED", "OPEN", "NEXT_DUE_DATE"),
  both: byUrgency,
};

/** Statuses in the default order of a list: received documents come first for a reviewer, owed ones for a supplier (decision 0060). */
export const stagesOf = (side: Side | "both"): readonly PendencyStatus[] => stages[side];

/** The default order of a supplier sorts each status by deadline. */
export type EffectiveOrder = PendencyOrder | "SUPPLIER_DEFAULT";
export const orderOf = (asked: PendencyOrder, side: Side | "both"): EffectiveOrder =>
  asked === "DEFAULT" && side === "provider" ? "SUPPLIER_DEFAULT" : asked;

/** Whether the order of the statuses comes first. */
export const isStaged = (order: EffectiveOrder): boolean => order === "DEFAULT" || order === "SUPPLIER_DEFAULT";
