// Irregular documents: those that are not settled, split by the side that has to act next.
import { type PendencyStatus, pendingStatuses, reviewQueueStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { type Side, stoppedStatus } from "./turn-to-answer.ts";

/** Statuses of all irregular documents and of each turn. An open question waits for the side that did not ask it. */
export const irregularStatuses: { readonly [T in "all" | Side]: readonly PendencyStatus[] } = {
  all: pendingStatuses,
  provider: pendingStatuses.filter((status) => !reviewQueueStatuses.includes(status)),
  contractor: [...reviewQueueStatuses, stoppedStatus],
};
