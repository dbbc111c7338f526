import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Answers } from "../../rules/conditions.ts";
import type { Standing } from "../../rules/move.ts";
import type { KeptAnswer } from "./given-answer.ts";

const analysed: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];

/** Whether the supplier sees the answers: not during the analysis, nor while a question interrupts the analysis. */
export const areAnswersVisibleToSupplier = ({ status, returnsTo }: Pick<Standing, "status" | "returnsTo">): boolean =>
  !analysed.includes(returnsTo ?? status);

/** Counts for a user who may not see the answers: the questions are visible, and all of them appear unanswered. */
export const untold = ({ total }: Answers): Answers => ({ total, yes: 0, no: 0, notApplicable: 0, unanswered: total });
export const untoldAnswer: KeptAnswer & { readonly fromAnalysis: boolean; readonly version: null } = {
  status: "UNCHECKED",
  justification: null,
  reason: null,
  action: null,
  example: null,
  page: null,
  fromAnalysis: false,
  version: null,
};
