// Rule: when questions can be answered.
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import { movesOf, type Standing } from "../../rules/move.ts";
import { isBoundByAnswers } from "../../rules/requires-current-answers.ts";

/** Questions can be answered only in statuses from which the answers allow or block a transition. */
export const answerable = (standing: Standing): Outcome<true, "pendency.inactive" | "pendency.checklist_closed"> => {
  if (!standing.active) return refuse("pendency.inactive");
  const decides = movesOf(standing).some(({ move }) => isBoundByAnswers(move));
  return decides ? accept(true) : refuse("pendency.checklist_closed");
};
