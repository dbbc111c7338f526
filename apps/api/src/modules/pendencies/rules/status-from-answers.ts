import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Answers } from "./conditions.ts";

/** Status by the answers: any Não reopens, only N/A means not applicable, everything else finishes. */
export const statusFromAnswers = ({ no, notApplicable, total }: Answers): PendencyStatus => {
  if (no > 0) return "OPEN";
  return total > 0 && notApplicable === total ? "NOT_APPLICABLE" : "DONE";
};
