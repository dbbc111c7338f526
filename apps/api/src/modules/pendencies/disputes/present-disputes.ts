import type { Dispute, DisputesOfPendency } from "@emdia/contract/pendencies/dispute.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { presentAttachment } from "../comments/present-comment.ts";
import { mayDo } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { disputeFacts } from "./dispute-facts.ts";
import { decisionObstacle } from "./rules/decidable.ts";
import { checkDisputable, daysLeftToDispute, lastDayToDispute } from "./rules/disputable.ts";
import { decisionHolders, type StoredDispute } from "./store.ts";

const decisionOf = ({ state, reason, decidedAt, decidedById, decidedByName }: StoredDispute): Dispute["decision"] =>
  reason !== null && decidedAt && decidedById !== null && decidedByName !== null
    ? {
        decision: state === "upheld" ? "UPHELD" : "REVERSED",
        reason,
        by: { id: decidedById, name: decidedByName },
        at: decidedAt.toISOString(),
      }
    : null;

const presentDispute = (scope: Scope, pendency: StoredPendency, dispute: StoredDispute): Dispute => ({
  id: dispute.id,
  state: dispute.state,
  text: dispute.text,
  attachments: dispute.attachments.map((attachment) => presentAttachment(scope, pendency, attachment)),
  by: dispute.by,
  at: dispute.at.toISOString(),
  rejectedAt: dispute.rejectedAt.toISOString(),
  decideBy: dispute.decideBy,
  isEscalated: dispute.isEscalated,
  decision: decisionOf(dispute),
});

/** Whether the user can decide the pending dispute, and why a holder of the permission cannot. */
const decisionBy = async (scope: Scope, pendency: StoredPendency, last: StoredDispute | undefined) => {
  if (last?.state !== "pending" || !mayDo(scope, "decide_dispute", pendency)) return { decide: false, decisionObstacle: null };
  const holders = await decisionHolders(scope.tx, pendency.id);
  const obstacle = decisionObstacle(last, { accountId: scope.account.id, holders, senders: pendency.senders });
  return { decide: obstacle === null && pendency.active && pendency.status === "OPEN", decisionObstacle: obstacle };
};

/** The disputes of a pendency with what the user may do. */
export const presentDisputes = async (scope: Scope, pendency: StoredPendency): Promise<DisputesOfPendency> => {
  const facts = await disputeFacts(scope, pendency);
  const { disputes, rejectedOn } = facts;
  const { decide, decisionObstacle: obstacle } = await decisionBy(scope, pendency, disputes[0]);
  return {
    disputes: disputes.map((dispute) => presentDispute(scope, pendency, dispute)),
    disputeUntil: rejectedOn && lastDayToDispute(rejectedOn, facts.local),
    daysLeft: rejectedOn === null ? null : daysLeftToDispute(rejectedOn, facts),
    can: { dispute: mayDo(scope, "dispute_rejection", pendency) && checkDisputable(pendency, facts).ok, decide },
    decisionObstacle: obstacle,
  };
};
