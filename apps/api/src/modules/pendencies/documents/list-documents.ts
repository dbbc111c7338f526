import type { Handler } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { standsOn } from "../policy.ts";
import { listDocumentPage } from "../store/documents.ts";
import { presentDocument } from "./present-document.ts";

export const listDocuments: Handler<"GET /pendencies/{id}/documents"> = async (scope, { params, query }) => {
  const found = await findPendencyWithPermission(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  const pendency = found.value;
  const { rows, meta } = await listDocumentPage(scope.tx, { ...query, pendency, withDrafts: standsOn(scope, pendency, "provider") });
  return { results: rows.map((document) => presentDocument(scope, pendency, document)), meta };
};
