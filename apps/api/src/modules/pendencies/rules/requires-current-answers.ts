import type { ConditionName, MoveFacts } from "./conditions.ts";
import type { Transition } from "./transitions.ts";

const byAnswers: readonly ConditionName[] = ["answers_not_all_good", "answers_not_all_na", "no_answer_is_no"];

/** Whether answers can block the transition. */
export const isBoundByAnswers = ({ unless }: Transition): boolean => unless.some((name) => byAnswers.includes(name));

/**
 * Whether the request must be based on the current answers. Approving is judged by the answers, although none blocks it; closing unread
 * depends on them only if the request does not name the action.
 */
export const requiresCurrentAnswers = (move: Transition, { isNamed }: Pick<MoveFacts, "isNamed">): boolean =>
  move.action === "approve" || isBoundByAnswers(move) || (!isNamed && move.unless.some((name) => name === "not_good_and_unnamed"));
