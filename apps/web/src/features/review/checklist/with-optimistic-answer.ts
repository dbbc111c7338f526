import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ChecklistStatus } from "@emdia/contract/pendencies/vocabulary.ts";

const counted = { OK: "yes", INVALID: "no", NOT_APPLICABLE: "notApplicable", UNCHECKED: "unanswered" } as const satisfies {
  readonly [S in ChecklistStatus]: keyof Pendency["answers"];
};

/** The pendency with an unsaved answer. The allowed moves stay unchanged until the server responds. */
export const withOptimisticAnswer = (pendency: Pendency, checklistId: number, status: ChecklistStatus): Pendency => {
  const item = pendency.checklist.find(({ id }) => id === checklistId);
  if (!item || item.status === status) return pendency;
  const { answers } = pendency;
  const [from, to] = [counted[item.status], counted[status]];
  return {
    ...pendency,
    answers: { ...answers, [from]: answers[from] - 1, [to]: answers[to] + 1 },
    checklist: pendency.checklist.map((one) => (one === item ? { ...one, status, isFromAutomaticAnalysis: false } : one)),
  };
};
