// Decides whether a participant may be removed from a class.
import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";

type Actor = { readonly isContractor: boolean; readonly isFinished: boolean; readonly mayWithdraw: boolean };

/**
 * The refusal of a removal; undefined if it is allowed. A supplier removes its workers before results exist. After the class has ended, and
 * for an approved participant, a user of the contractor needs the permission to withdraw.
 */
export const removalRefusal = (
  status: ParticipantStatus,
  { isContractor, isFinished, mayWithdraw }: Actor,
): "training_participant.not_found" | "permission.missing" | undefined => {
  if (status === "removed") return "training_participant.not_found";
  const needsWithdrawal = isFinished || status === "approved" || (!isContractor && status !== "enrolled");
  return needsWithdrawal && !mayWithdraw ? "permission.missing" : undefined;
};
