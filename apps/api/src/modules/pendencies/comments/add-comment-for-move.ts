import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { insertComment, speaksFor } from "./insert-comment.ts";
import { stateAfterAnswer } from "./rules/answer-state.ts";
import { commentOfMove } from "./rules/move-of-comment.ts";
import { waitingQuestion, writeAnswerState } from "./store.ts";

type Input = { readonly action: PendencyAction; readonly text: string | null };

/** A pendency that is stopped or returned by itself is talked of all the same: what was written is a comment, and no question waits after its answer. */
export const addCommentForMove = async (scope: Scope, pendency: StoredPendency, { action, text }: Input): Promise<void> => {
  const kind = commentOfMove(action);
  if (kind === "REGULAR") return;
  const question = kind === "ANSWER" ? await waitingQuestion(scope.tx, pendency) : undefined;
  const side = speaksFor(scope, pendency, { kind, asked: question?.side });
  if (question) await writeAnswerState(scope.tx, pendency, { id: question.id, to: stateAfterAnswer(question.side, side) });
  if (text) await insertComment(scope, pendency, { kind, text, mentions: [], side });
};
