import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency } from "../load-pendency.ts";
import { presentPendencyDetail } from "../present-pendency-detail.ts";
import { answerOn } from "./answer-on.ts";
import { heldForAnswers, pendencyOfQuestion } from "./question-in-view.ts";

/** Its pendency is found by the question (CD-125), and told as it stands after the answer. */
export const answerQuestion: Handler<"POST /pendencies/{checklistId}/checklist"> = async (scope, { params, body }) => {
  const found = await pendencyOfQuestion(scope, params.checklistId);
  if (!found.ok) return found;
  const held = await heldForAnswers(scope, found.value.id);
  if (!held.ok) return held;
  const answered = (await answerOn(scope, held.value, [{ ...body, checklistId: params.checklistId }])).get(params.checklistId);
  if (answered !== undefined && answered !== "done") return answered;
  const now = await findVisiblePendency(scope, found.value.id);
  return now.ok ? presentPendencyDetail(scope, now.value) : now;
};
