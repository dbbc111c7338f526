import { type Seer, standsOn } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { areTold, untold, untoldAnswer } from "./rules/told.ts";
import type { AskedQuestion } from "./store.ts";

/** The contractor reads the answers while they are given; whoever sent the documents does when they are decided on. */
const readsAnswers = (scope: Seer, pendency: StoredPendency): boolean => standsOn(scope, pendency, "contractor") || areTold(pendency);

/** A pendency as this person may know it. */
export const asTold = (scope: Seer, pendency: StoredPendency): StoredPendency =>
  readsAnswers(scope, pendency) ? pendency : { ...pendency, answers: untold(pendency.answers), answersVersion: null };

/** Its questions, with the answers that this person reads. */
export const questionsTold = (scope: Seer, pendency: StoredPendency, questions: readonly AskedQuestion[]): readonly AskedQuestion[] =>
  readsAnswers(scope, pendency) ? questions : questions.map((question) => ({ ...question, ...untoldAnswer }));
