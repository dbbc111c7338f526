import type { Scope } from "../../../platform/access/scope.ts";
import type { Moved } from "../rules/move.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { answerAsBefore, beginRound, countAgain, datePendency, resetAnswers, undoRound } from "../store/write-documents.ts";
import { currentDocumentType } from "./current-document-type.ts";

/** What a move means for the documents of a pendency: sending them makes them a round, which asks anew, and withdrawing takes both back. */
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
    // Where no answer is Não nothing was rejected of what goes: they were given of other documents, before it was reopened or renewed.
    await resetAnswers(tx, pendency, action === "renew" || pendency.answers.no === 0);
  }
  const { nextDueDays } = await currentDocumentType(scope, pendency);
  await datePendency(tx, { ...pendency, status }, nextDueDays);
  await countAgain(tx, pendency);
};
