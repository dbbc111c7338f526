import type { Handler } from "../../../platform/http/handler.ts";
import { pendencyOfQuestion } from "./question-in-view.ts";
import { questionsOf } from "./store.ts";

export const listTemplates: Handler<"GET /checklist/{id}/templates"> = async (scope, { params }) => {
  const found = await pendencyOfQuestion(scope, params.id);
  if (!found.ok) return found;
  const question = (await questionsOf(scope.tx, found.value)).find(({ id }) => id === params.id);
  const { corrections = [], expected = null } = question ?? {};
  return { results: corrections.map(({ reason, gap, action }) => ({ reason, invalidDescription: gap, action, example: expected })) };
};
