import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { presentItem } from "./checklist/present-item.ts";
import { withVisibleQuestionAnswers } from "./checklist/told-answers.ts";
import { presentPendency } from "./present-pendency.ts";
import { reviewOf } from "./review/store.ts";
import { queuedStatuses } from "./rules/deadlines.ts";
import { queuePosition } from "./store/deadlines.ts";
import type { StoredPendency } from "./store/pendency-rows.ts";

/** Pendency detail with its questions and comment counts. */
export const presentPendencyDetail = async (scope: Scope, pendency: StoredPendency): Promise<Pendency> => {
  const { questions, comments } = await reviewOf(scope.tx, pendency);
  return {
    ...presentPendency(scope, pendency),
    checklist: withVisibleQuestionAnswers(scope, pendency, questions).map(presentItem),
    comments,
    queuePosition: await queuePosition(scope.tx, pendency.id, queuedStatuses),
  };
};
