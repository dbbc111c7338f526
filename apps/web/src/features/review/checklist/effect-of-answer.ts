import type { ChecklistItem } from "@emdia/contract/pendencies/checklist.ts";
import type { ChecklistStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** What somebody may answer; that nobody answered yet is not chosen. */
export const answers = ["OK", "INVALID", "NOT_APPLICABLE"] as const satisfies readonly ChecklistStatus[];
export type AnswerValue = (typeof answers)[number];

/** What a click on an answer leads to: the answer that stands changes nothing, a Não is explained before it is saved, everything else is saved. */
export const effectOfAnswer = (stands: ChecklistStatus, given: AnswerValue): "nothing" | "save" | "justify" => {
  if (given === stands) return "nothing";
  return given === "INVALID" ? "justify" : "save";
};

type Line = Pick<ChecklistItem, "id" | "status">;
const isOpen = ({ status }: Line): boolean => status === "UNCHECKED";
export const openQuestions = <L extends Line>(items: readonly L[]): readonly L[] => items.filter(isOpen);

/** The question that is asked next: the first without an answer after this one, or from the top; with none left it stays where it is. */
export const nextQuestion = (items: readonly Line[], after: number | null): number | null => {
  const at = items.findIndex(({ id }) => id === after);
  const next = items.slice(at + 1).find(isOpen) ?? items.find(isOpen);
  return next?.id ?? after ?? items[0]?.id ?? null;
};

/** The neighbour of a question; the ends hold. */
export const neighbour = (items: readonly Line[], of: number | null, step: 1 | -1): number | null => {
  const at = items.findIndex(({ id }) => id === of);
  return items[Math.max(0, Math.min(items.length - 1, at + step))]?.id ?? null;
};
