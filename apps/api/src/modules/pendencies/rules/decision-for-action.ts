import type { PendencyAction, ReviewDecision } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { type Approval, standsApproved } from "./approval.ts";
import { beginsAnew } from "./sending.ts";

type Reviewed = Approval & { readonly expirationDate: IsoDay | null };

const decided: { readonly [A in PendencyAction]?: ReviewDecision } = {
  approve: "APPROVED",
  finish: "APPROVED",
  reject: "REJECTED",
  confirm_rejection: "REJECTED",
};

/** What a move is in the words of a review: a question about what was approved is one about its validity as soon as that nears its end. */
export const decisionForAction = (action: PendencyAction, reviewed: Reviewed): ReviewDecision | null => {
  if (action !== "question") return decided[action] ?? null;
  if (!standsApproved(reviewed)) return null;
  return reviewed.expirationDate !== null && beginsAnew(reviewed.status) ? "QUESTION_DOCUMENT_VALIDITY" : "QUESTION_APPROVED_DOCUMENT";
};
