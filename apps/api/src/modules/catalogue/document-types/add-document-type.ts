import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayAdd } from "../policy.ts";
import { readBackDocumentType } from "../read-after-write.ts";
import { insertDocumentTypeVersions, insertOwnDocumentType } from "../store/write-document-types.ts";
import { contentOf } from "./written-document-type.ts";

export const addDocumentType: Handler<"POST /catalogue/document-types"> = async (scope, { body }) => {
  const [ownerId, ...others] = whereMayAdd(scope, "config_pendency_project");
  if (ownerId === undefined) return refuse("permission.missing", { permission: "config_pendency_project" });
  if (others.length > 0) return refuse("company.choose_one", { companies: [ownerId, ...others] });
  const content = contentOf(body);
  if (!content.ok) return content;

  const made = await insertOwnDocumentType(scope.tx, ownerId, body.name);
  if (!made) return refuse("document_type.name_taken");
  const reference = { ownerId, id: made.id, version: 1 };
  await insertDocumentTypeVersions(scope.tx, [{ reference, content: content.value }]);

  const subject = { kind: "document_type", id: made.id };
  await recordHistory(scope, { ownerId, about: subject, subject: { ...subject, name: body.name }, action: "document_type.created" });
  return readBackDocumentType(scope, reference);
};
