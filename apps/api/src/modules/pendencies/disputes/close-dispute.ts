import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import { historySubject } from "../record/history-subject.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { disputedStatuses } from "./rules/disputable.ts";
import { closePending } from "./store.ts";

/** Closes the pending dispute of a document that leaves its rejection without a decision, for example by a new sending. */
export const closeDisputeAfterMove = async (scope: Scope, pendency: StoredPendency, status: PendencyStatus): Promise<void> => {
  if (!pendency.isDisputed || disputedStatuses.includes(status)) return;
  if (!(await closePending(scope.tx, pendency))) return;
  await recordHistory(scope, { ...historySubject(pendency), action: "pendency.dispute_closed" satisfies PendencyDeed });
};
