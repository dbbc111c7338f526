import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Answers } from "./conditions.ts";

/** What the answers call for: a Não sends it back, nothing but N/A takes it away, and everything else finishes it. */
export const statusFromAnswers = ({ no, notApplicable, total }: Answers): PendencyStatus => {
  if (no > 0) return "OPEN";
  return total > 0 && notApplicable === total ? "NOT_APPLICABLE" : "DONE";
};
