import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency } from "../load-pendency.ts";
import { presentPendencyDetail } from "../present-pendency-detail.ts";
import { answerOn } from "./answer-on.ts";
import { heldForAnswers, pendencyOfQuestion } from "./question-in-view.ts";

/** Finds the pendency through the question (CD-125) and returns the pendency after the answer. */
export const answerQuestion: Handler<"POST /pendencies/{checklistId}/checklist"> = async (scope, { params, body }) => {
  const found = await pendencyOfQuestion(scope, params.checklistId);
  if (!found.ok) return found;
  const locked = await heldForAnswers(scope, found.value.id);
  if (!locked.ok) return locked;
  const answered = (await answerOn(scope, locked.value, [{ ...body, checklistId: params.checklistId }])).get(params.checklistId);
  if (answered !== undefined && answered !== "done") return answered;
  const now = await findVisiblePendency(scope, found.value.id);
  return now.ok ? presentPendencyDetail(scope, now.value) : now;
};
