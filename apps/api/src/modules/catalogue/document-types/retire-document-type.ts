import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { requireOwnDocumentType } from "../own-for.ts";
import { readBackDocumentType } from "../read-after-write.ts";
import { lockDocumentType, retireType } from "../store/write-document-types.ts";

/** Nothing new asks for it from now on. What is retired already stays as it is, whoever asks again. */
export const retireDocumentType: Handler<"PUT /catalogue/document-types/{ownerId}/{id}/retire"> = async (scope, { params }) => {
  const refused = await requireOwnDocumentType(scope, "config_pendency_project", params);
  if (refused) return refused;
  const held = await lockDocumentType(scope.tx, params);
  if (!held) return refuse("document_type.not_found");

  const { ownerId, id } = params;
  const { name, version, retired } = held;
  if (!retired) {
    await retireType(scope.tx, params);
    const subject = { kind: "document_type", id };
    await recordHistory(scope, { ownerId, about: subject, subject: { ...subject, name }, action: "document_type.retired" });
  }
  return readBackDocumentType(scope, { ownerId, id, version });
};
