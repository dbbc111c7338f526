import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Answers } from "../../rules/conditions.ts";
import type { Standing } from "../../rules/move.ts";
import type { KeptAnswer } from "./given-answer.ts";

const analysed: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];

/** Whether the answers are told to who sent the documents: not while they are still being given, nor while a question stops that. */
export const areAnswersVisibleToSupplier = ({ status, returnsTo }: Pick<Standing, "status" | "returnsTo">): boolean =>
  !analysed.includes(returnsTo ?? status);

/** The questions are nobody's secret; that none is answered yet is all that is told of their answers. */
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
