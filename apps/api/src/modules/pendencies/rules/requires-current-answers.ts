import type { ConditionName, MoveFacts } from "./conditions.ts";
import type { Transition } from "./transitions.ts";

const byAnswers: readonly ConditionName[] = ["answers_not_all_good", "answers_not_all_na", "no_answer_is_no"];

/** Whether the answers decide that a line may be taken. */
export const isBoundByAnswers = ({ unless }: Transition): boolean => unless.some((name) => byAnswers.includes(name));

/** Whoever takes such a line has read the answers; to approve documents is to judge by them, though no answer stops it. Closed unread they count where it is not said by name. */
export const requiresCurrentAnswers = (move: Transition, { isNamed }: Pick<MoveFacts, "isNamed">): boolean =>
  move.action === "approve" || isBoundByAnswers(move) || (!isNamed && move.unless.some((name) => name === "not_good_and_unnamed"));
