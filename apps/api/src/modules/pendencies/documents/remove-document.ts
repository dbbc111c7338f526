import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { deleteDraft, writeLeftOut } from "../store/write-documents.ts";
import { lockVisibleDocument } from "./document-for.ts";
import { mayTakeOut } from "./present-document.ts";
import { rememberDocument } from "./remember-document.ts";

/** Deletes a draft. A sent document stays readable and is left out of the next sending. */
export const removeDocument: Handler<"DELETE /pendencies/{id}/documents/{docId}"> = async (scope, { params }) => {
  const found = await lockVisibleDocument(scope, params);
  if (!found.ok) return found;
  const { pendency, document } = found.value;
  if (!mayDo(scope, "upload_document_pendency", pendency))
    return refuse("permission.missing", { permission: "upload_document_pendency", companyId: companyAsked(scope, pendency) });
  if (!mayTakeOut(scope, pendency, document)) return refuse("document.settled");
  const isDraft = document.state === "draft";
  await (isDraft ? deleteDraft(scope.tx, document) : writeLeftOut(scope.tx, document, true));
  await rememberDocument(scope, pendency, { ...document, action: isDraft ? "document.removed" : "document.left_out" });
  return null;
};
