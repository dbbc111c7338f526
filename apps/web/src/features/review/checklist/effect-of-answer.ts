import type { ChecklistItem } from "@emdia/contract/pendencies/checklist.ts";
import type { ChecklistStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** The answers that a user can give; UNCHECKED is not among them. */
export const answers = ["OK", "INVALID", "NOT_APPLICABLE"] as const satisfies readonly ChecklistStatus[];
export type AnswerValue = (typeof answers)[number];

/** The effect of a click on an answer: the current answer does nothing, a Não opens the justification, other answers are saved. */
export const effectOfAnswer = (current: ChecklistStatus, given: AnswerValue): "nothing" | "save" | "justify" => {
  if (given === current) return "nothing";
  return given === "INVALID" ? "justify" : "save";
};

type Line = Pick<ChecklistItem, "id" | "status">;
const isOpen = ({ status }: Line): boolean => status === "UNCHECKED";
export const openQuestions = <L extends Line>(items: readonly L[]): readonly L[] => items.filter(isOpen);

/** The next open question after this one, wrapping to the top. Without open questions, returns the same question. */
export const nextQuestion = (items: readonly Line[], after: number | null): number | null => {
  const at = items.findIndex(({ id }) => id === after);
  const next = items.slice(at + 1).find(isOpen) ?? items.find(isOpen);
  return next?.id ?? after ?? items[0]?.id ?? null;
};

/** The previous or next question, without wrapping. */
export const neighbour = (items: readonly Line[], of: number | null, step: 1 | -1): number | null => {
  const at = items.findIndex(({ id }) => id === of);
  return items[Math.max(0, Math.min(items.length - 1, at + step))]?.id ?? null;
};
