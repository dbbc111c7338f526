import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lockVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo, sidesHolding } from "../policy.ts";
import { presentComment } from "./present-comment.ts";
import { isToVerify } from "./rules/answer-state.ts";
import { findComment, writeAnswerState } from "./store.ts";

const KEY = "add_comment_pendency";

/** The author's side confirms the answer to its question. */
export const verifyAnswer: Handler<"PUT /pendencies/{id}/comments/{commentId}/verify"> = async (scope, { params }) => {
  const found = await lockVisiblePendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  const question = await findComment(scope.tx, pendency, params.commentId);
  if (!question) return refuse("pendency.comment_not_found");
  if (!mayDo(scope, KEY, pendency)) return refuse("permission.missing", { permission: KEY, companyId: companyAsked(scope, pendency) });
  if (!isToVerify(question, sidesHolding(scope, KEY, pendency))) return refuse("pendency.not_to_verify");
  await writeAnswerState(scope.tx, pendency, { id: question.id, to: "ANSWERED" });
  return presentComment(scope, pendency, { ...question, answerState: "ANSWERED" });
};
