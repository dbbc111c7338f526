// Permission check and loading of a question's pendency.
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { findVisiblePendency, lockVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { pendenciesOfQuestions } from "./store.ts";

const KEY = "answer_checklist_pendency";
type Result = Outcome<StoredPendency, "pendency.question_not_found" | "permission.missing">;

const permitted = (scope: Scope, found: Awaited<ReturnType<typeof findVisiblePendency>>): Result => {
  if (!found.ok) return refuse("pendency.question_not_found");
  if (mayDo(scope, KEY, found.value)) return accept(found.value);
  return refuse("permission.missing", { permission: KEY, companyId: companyAsked(scope, found.value) });
};

/** The pendency of a question, if the user may answer it. 404 if the user may not see the pendency. */
export const pendencyOfQuestion = async (scope: Scope, questionId: number): Promise<Result> => {
  const pendencyId = (await pendenciesOfQuestions(scope.tx, [questionId])).get(questionId);
  return pendencyId === undefined ? refuse("pendency.question_not_found") : permitted(scope, await findVisiblePendency(scope, pendencyId));
};

/** Locks the pendency until the response. */
export const heldForAnswers = async (scope: Scope, pendencyId: number): Promise<Result> =>
  permitted(scope, await lockVisiblePendency(scope, pendencyId));
