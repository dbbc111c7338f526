import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { requireOwnDocumentType } from "../own-for.ts";
import { readBackDocumentType } from "../read-after-write.ts";
import { insertDocumentTypeVersions, lockDocumentType, moveToVersion } from "../store/write-document-types.ts";
import { contentOf } from "./written-document-type.ts";

export const changeDocumentType: Handler<"PUT /catalogue/document-types/{ownerId}/{id}"> = async (scope, { params, body }) => {
  const refused = await requireOwnDocumentType(scope, "config_pendency_project", params);
  if (refused) return refused;
  const content = contentOf(body);
  if (!content.ok) return content;

  const { ownerId, id } = params;
  const stored = await lockDocumentType(scope.tx, params);
  if (stored?.retired) return refuse("document_type.retired");
  if (stored?.version !== body.version) return refuse("document_type.stale", { version: stored?.version });
  const reference = { ownerId, id, version: stored.version + 1 };
  if ((await moveToVersion(scope.tx, reference, body.name)) === "taken") return refuse("document_type.name_taken");
  await insertDocumentTypeVersions(scope.tx, [{ reference, content: content.value }]);

  const subject = { kind: "document_type", id };
  const change = { field: "version", from: String(stored.version), to: String(reference.version) };
  await recordHistory(scope, {
    ownerId,
    about: subject,
    subject: { ...subject, name: body.name },
    action: "document_type.changed",
    change,
  });
  return readBackDocumentType(scope, reference);
};
