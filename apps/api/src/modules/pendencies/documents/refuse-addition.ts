import { PENDENCY_DOCUMENTS_MAX } from "@emdia/contract/limits.ts";
import { isRefusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Precheck } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { keptDates } from "../rules/document-dates.ts";
import { beginsAnew, isSuppliersTurn } from "../rules/sending.ts";
import { findDocument } from "../store/documents.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { currentDocumentType } from "./current-document-type.ts";

export const refuseNow = ({ active, status }: StoredPendency) => {
  if (!active) return refuse("pendency.inactive");
  return isSuppliersTurn(status) ? undefined : refuse("document.not_wanted_now", { status });
};

/** Refuses a document above the limit and a replacement of a document that is not current. */
export const refuseAddition = async (scope: Scope, pendency: StoredPendency, replaces: number | null) => {
  const replaced = replaces === null ? undefined : await findDocument(scope.tx, replaces);
  const isReplaceable = replaced?.pendencyId === pendency.id && replaced.state === "current" && !beginsAnew(pendency.status);
  if (replaces !== null && !isReplaceable) return refuse("document.replaced_not_found");
  const { drafts, kept } = pendency.toSend;
  const going = drafts + kept - (replaced?.goesNext ? 1 : 0);
  return going < PENDENCY_DOCUMENTS_MAX ? undefined : refuse("document.too_many", { most: PENDENCY_DOCUMENTS_MAX });
};

/** Checks that do not depend on the file, before the upload: the user does not send 20 MB to get a refusal. */
export const foreseeDocument: Precheck<"POST /pendencies/{id}/documents"> = async (scope, { params, fields }) => {
  const found = await findPendencyWithPermission(scope, params.id, "upload_document_pendency");
  if (!found.ok) return found;
  const early = refuseNow(found.value);
  if (early || fields === undefined) return early;
  const { validity } = await currentDocumentType(scope, found.value);
  const validDates = keptDates(validity, fields, scope.today);
  return isRefusal(validDates) ? validDates : refuseAddition(scope, found.value, fields.replaces);
};
