// Documents that enter the review queue, and that leave it by a decision.
import type { PendencyAction, PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { queuedStatuses } from "./deadlines.ts";

export type QueueMove = { readonly received: number; readonly decided: number };

const moves: { readonly [A in PendencyAction]?: QueueMove } = {
  send: { received: 1, decided: 0 },
  renew: { received: 1, decided: 0 },
  withdraw: { received: -1, decided: 0 },
  return_to_review: { received: 0, decided: -1 },
};
/** Decisions that take a document out of the queue. A confirmed rejection was counted as a pre-rejection. */
const decisions: readonly PendencyAction[] = ["finish", "close_unread", "reject", "not_applicable", "pre_reject"];

/** Decisions after which no reviewer continues. A rejected document comes back to the same reviewer. */
const lastDecisions: readonly PendencyAction[] = ["finish", "close_unread", "not_applicable", "certify"];
export const endsAssignment = (action: PendencyAction): boolean => lastDecisions.includes(action);

/** Null if the action changes neither count. Questions, answers and inactivity only suspend a review. */
export const queueMove = (action: PendencyAction, before: PendencyStatus): QueueMove | null => {
  // A certificate takes the sent documents back to the drafts of the supplier, without a decision.
  if (action === "certify") return queuedStatuses.includes(before) ? { received: -1, decided: 0 } : null;
  if (decisions.includes(action)) return queuedStatuses.includes(before) ? { received: 0, decided: 1 } : null;
  return moves[action] ?? null;
};
