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

/** Review decision of an action. A question about an approved document near or past its expiry concerns its validity. */
export const decisionForAction = (action: PendencyAction, reviewed: Reviewed): ReviewDecision | null => {
  if (action !== "question") return decided[action] ?? null;
  if (!standsApproved(reviewed)) return null;
  return reviewed.expirationDate !== null && beginsAnew(reviewed.status) ? "QUESTION_DOCUMENT_VALIDITY" : "QUESTION_APPROVED_DOCUMENT";
};
