// Visibility of answers by side.
import { type Seer, standsOn } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { areAnswersVisibleToSupplier, untold, untoldAnswer } from "./rules/answer-visibility.ts";
import type { AskedQuestion } from "./store.ts";

/** The contractor always reads the answers; the supplier reads them only when they are published. */
const readsAnswers = (scope: Seer, pendency: StoredPendency): boolean =>
  standsOn(scope, pendency, "contractor") || areAnswersVisibleToSupplier(pendency);

/** Hides the answer counts and their version from a user who may not read the answers. */
export const withVisibleAnswers = (scope: Seer, pendency: StoredPendency): StoredPendency =>
  readsAnswers(scope, pendency) ? pendency : { ...pendency, answers: untold(pendency.answers), answersVersion: null };

/** Hides the answers from a user who may not read them. */
export const withVisibleQuestionAnswers = (
  scope: Seer,
  pendency: StoredPendency,
  questions: readonly AskedQuestion[],
): readonly AskedQuestion[] =>
  readsAnswers(scope, pendency) ? questions : questions.map((question) => ({ ...question, ...untoldAnswer }));
