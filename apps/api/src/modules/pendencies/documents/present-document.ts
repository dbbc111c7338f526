import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { mayDo, missingFileKey, type Seer, standsOn } from "../policy.ts";
import { beginsAnew, isSuppliersTurn, mayDate } from "../rules/sending.ts";
import type { StoredDocument } from "../store/documents.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";

/** Whether the user may change the dates of a document in its current state. */
export const mayChangeDates = (scope: Seer, pendency: StoredPendency, { state }: StoredDocument): boolean => {
  const holdsKey = mayDo(scope, "update_issue_date_pendency", pendency);
  const asking = {
    status: pendency.status,
    isSender: mayDo(scope, "upload_document_pendency", pendency) || (holdsKey && standsOn(scope, pendency, "provider")),
    isReviewer: holdsKey && standsOn(scope, pendency, "contractor"),
  };
  return pendency.active && mayDate({ isDraft: state === "draft", isPast: state === "past" }, asking);
};

/**
 * Whether the user may remove a document. A draft can be deleted in any status, because only the supplier side sees it; a sent document can
 * be left out of the next sending while it is the supplier's turn.
 */
export const mayTakeOut = (scope: Seer, pendency: StoredPendency, { state, leftOut }: StoredDocument): boolean => {
  if (!mayDo(scope, "upload_document_pendency", pendency)) return false;
  if (state === "draft") return true;
  return pendency.active && isSuppliersTurn(pendency.status) && state === "current" && !leftOut && !beginsAnew(pendency.status);
};

export const presentDocument = (scope: Seer, pendency: StoredPendency, document: StoredDocument): PendencyDocument => {
  const missingKey = missingFileKey(scope, pendency);
  const takesOut = mayTakeOut(scope, pendency, document);
  return {
    id: document.id,
    name: document.name,
    type: document.type,
    size: document.size,
    pages: document.pages,
    verdict: document.verdict,
    issueDate: document.issueDate,
    expirationDate: document.expirationDate,
    state: document.state,
    leftOut: document.leftOut,
    round: document.round,
    untilRound: document.untilRound,
    replaces: document.replaces,
    createdAt: document.createdAt.toISOString(),
    createdBy: document.createdByName,
    sentAt: document.sentAt?.toISOString() ?? null,
    opened: document.openedIn !== null,
    missingKey,
    can: {
      open: document.verdict === "clean" && missingKey === null,
      changeDates: mayChangeDates(scope, pendency, document),
      remove: takesOut,
      replace: takesOut && document.state === "current",
    },
  };
};
