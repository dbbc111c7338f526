import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { insertComment, speaksFor } from "./insert-comment.ts";
import { stateAfterAnswer } from "./rules/answer-state.ts";
import { commentOfMove } from "./rules/move-of-comment.ts";
import { waitingQuestion, writeAnswerState } from "./store.ts";

type Input = { readonly action: PendencyAction; readonly text: string | null };

/**
 * Writes the comment of a question or answer that the user requested as a status change. An answer also updates the state of its question.
 */
export const addCommentForMove = async (scope: Scope, pendency: StoredPendency, { action, text }: Input): Promise<void> => {
  const kind = commentOfMove(action);
  if (kind === "REGULAR") return;
  const question = kind === "ANSWER" ? await waitingQuestion(scope.tx, pendency) : undefined;
  const side = speaksFor(scope, pendency, { kind, asked: question?.side });
  if (question) await writeAnswerState(scope.tx, pendency, { id: question.id, to: stateAfterAnswer(question.side, side) });
  if (text) await insertComment(scope, pendency, { kind, text, mentions: [], side, askedBy: question?.author.id ?? null });
};
