import { type Seer, standsOn } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { areAnswersVisibleToSupplier, untold, untoldAnswer } from "./rules/answer-visibility.ts";
import type { AskedQuestion } from "./store.ts";

/** The contractor reads the answers while they are given; whoever sent the documents does when they are decided on. */
const readsAnswers = (scope: Seer, pendency: StoredPendency): boolean =>
  standsOn(scope, pendency, "contractor") || areAnswersVisibleToSupplier(pendency);

/** A pendency as this person may know it. */
export const withVisibleAnswers = (scope: Seer, pendency: StoredPendency): StoredPendency =>
  readsAnswers(scope, pendency) ? pendency : { ...pendency, answers: untold(pendency.answers), answersVersion: null };

/** Its questions, with the answers that this person reads. */
export const withVisibleQuestionAnswers = (
  scope: Seer,
  pendency: StoredPendency,
  questions: readonly AskedQuestion[],
): readonly AskedQuestion[] =>
  readsAnswers(scope, pendency) ? questions : questions.map((question) => ({ ...question, ...untoldAnswer }));
