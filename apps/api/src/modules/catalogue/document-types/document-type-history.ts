import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { requireOwnDocumentType } from "../own-for.ts";

export const documentTypeHistory: Handler<"GET /catalogue/document-types/{ownerId}/{id}/history"> = async (scope, { params, query }) => {
  const refused = await requireOwnDocumentType(scope, "see_history_project", params);
  return refused ?? historyOf(scope, { ownerId: params.ownerId, kind: "document_type", id: params.id }, query);
};
