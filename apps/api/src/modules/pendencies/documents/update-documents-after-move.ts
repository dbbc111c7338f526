import type { Scope } from "../../../platform/access/scope.ts";
import type { Moved } from "../rules/move.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { answerAsBefore, beginRound, countAgain, datePendency, resetAnswers, undoRound } from "../store/write-documents.ts";
import { currentDocumentType } from "./current-document-type.ts";

/** Updates the documents after a transition: sending begins a round and resets answers; withdrawing undoes both. */
export const updateDocumentsAfterMove = async (
  scope: Scope,
  pendency: StoredPendency,
  { move: { action }, status }: Moved,
): Promise<void> => {
  if (action !== "send" && action !== "renew" && action !== "withdraw") return;
  const { tx, now, account: by } = scope;
  if (action === "withdraw") {
    await undoRound(tx, pendency, pendency.round);
    await answerAsBefore(tx, pendency);
  } else {
    await beginRound(tx, pendency, { round: pendency.round + 1, now, by });
    // Without a Não nothing in this sending was rejected. The answers belong to documents from before a reopening or renewal, so all are
    // reset.
    await resetAnswers(tx, pendency, action === "renew" || pendency.answers.no === 0);
  }
  const { nextDueDays } = await currentDocumentType(scope, pendency);
  await datePendency(tx, { ...pendency, status }, nextDueDays);
  await countAgain(tx, pendency);
};
