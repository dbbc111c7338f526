import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import type { ConditionName } from "../../rules/conditions.ts";
import { movesOf, type Standing } from "../../rules/move.ts";

const byAnswers: readonly ConditionName[] = ["answers_not_all_good", "answers_not_all_na", "no_answer_is_no"];

/** The questions are open wherever their answers decide what people may do next, and nowhere else. */
export const answerable = (standing: Standing): Outcome<true, "pendency.inactive" | "pendency.checklist_closed"> => {
  if (!standing.active) return refuse("pendency.inactive");
  const decides = movesOf(standing).some(({ move }) => move.unless.some((name) => byAnswers.includes(name)));
  return decides ? accept(true) : refuse("pendency.checklist_closed");
};
