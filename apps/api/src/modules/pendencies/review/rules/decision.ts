import type { ReviewDecision } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import { type Approval, standsApproved } from "../../rules/approval.ts";
import type { Standing, TransitionRequest } from "../../rules/move.ts";

type Reviewed = Standing & Approval & { readonly expirationDate: IsoDay | null };
type DecisionRefusal = "pendency.nothing_approved" | "pendency.no_validity";

/** A question needs an approved document; a question about validity also needs an expiry date. */
const about = (decision: ReviewDecision, reviewed: Reviewed): DecisionRefusal | undefined => {
  if (!standsApproved(reviewed)) return "pendency.nothing_approved";
  return decision === "QUESTION_DOCUMENT_VALIDITY" && reviewed.expirationDate === null ? "pendency.no_validity" : undefined;
};

/**
 * Transition of a decision (CD-113, CD-114, CD-144). Approving keeps the status; rejecting a pre-rejected pendency confirms the rejection.
 */
export const moveOfDecision = (decision: ReviewDecision, reviewed: Reviewed): Outcome<TransitionRequest, DecisionRefusal> => {
  if (decision === "APPROVED") return accept({ status: reviewed.status, action: "approve" });
  if (decision === "REJECTED") {
    const action = reviewed.status === "PRE_REJECTED" ? "confirm_rejection" : "reject";
    return accept({ status: "OPEN", action });
  }
  const code = about(decision, reviewed);
  return code ? refuse(code) : accept({ status: "SUPPORT", action: "question" });
};
