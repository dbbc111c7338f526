import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo, standsOn } from "../policy.ts";
import { isSuppliersTurn } from "../rules/sending.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { currentDocumentType } from "./current-document-type.ts";

/** Senders, users who correct dates and readers all need the validity rule of the type. */
const keys = ["upload_document_pendency", "update_issue_date_pendency", "see_details_pendency"] as const;

/** Only the supplier side sees the number of drafts. */
const turnOf = (scope: Scope, pendency: StoredPendency) => ({
  drafts: standsOn(scope, pendency, "provider") ? pendency.toSend.drafts : 0,
  takesDocuments: pendency.active && isSuppliersTurn(pendency.status) && mayDo(scope, "upload_document_pendency", pendency),
});

export const sendingGuide: Handler<"GET /pendencies/{id}/sending"> = async (scope, { params }) => {
  const found = await findVisiblePendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  if (!keys.some((key) => mayDo(scope, key, pendency)))
    return refuse("permission.missing", { permission: keys[0], companyId: companyAsked(scope, pendency) });
  const { questions, validity, asksIssueDate, asksExpiry } = await currentDocumentType(scope, pendency);
  return {
    questions: questions.map(({ position, text, example }) => ({ position, text, example })),
    validity,
    asksIssueDate,
    asksExpiry,
    today: scope.today,
    nextRound: pendency.round + 1,
    kept: pendency.toSend.kept,
    ...turnOf(scope, pendency),
  };
};
