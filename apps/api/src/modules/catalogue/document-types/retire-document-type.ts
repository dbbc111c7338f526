import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { requireOwnDocumentType } from "../own-for.ts";
import { readBackDocumentType } from "../read-after-write.ts";
import { lockDocumentType, retireType } from "../store/write-document-types.ts";

/** Retires a document type, so that no project can newly require it. Idempotent. */
export const retireDocumentType: Handler<"PUT /catalogue/document-types/{ownerId}/{id}/retire"> = async (scope, { params }) => {
  const refused = await requireOwnDocumentType(scope, "config_pendency_project", params);
  if (refused) return refused;
  const stored = await lockDocumentType(scope.tx, params);
  if (!stored) return refuse("document_type.not_found");

  const { ownerId, id } = params;
  const { name, version, retired } = stored;
  if (!retired) {
    await retireType(scope.tx, params);
    const subject = { kind: "document_type", id };
    await recordHistory(scope, { ownerId, about: subject, subject: { ...subject, name }, action: "document_type.retired" });
  }
  return readBackDocumentType(scope, { ownerId, id, version });
};
