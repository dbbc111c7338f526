import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { ownClassFor } from "../classes/class-for.ts";
import { deleteFile, findFile } from "../store/files.ts";

export const removeFile: Handler<"PATCH /integrations/{companyId}/remove/{fileId}"> = async (scope, { params, body }) => {
  const { companyId, fileId } = params;
  const file = await findFile(scope.tx, companyId, fileId);
  const found = file && (await ownClassFor(scope, "upload_training_class_file", { companyId, id: file.classId }));
  if (!file || !found) return refuse("training_file.not_found");
  if (!found.ok) return found.code === "permission.missing" ? refuse(found.code, found.details) : refuse("training_file.not_found");
  await deleteFile(scope.tx, file);
  await recordHistory(scope, {
    ownerId: companyId,
    about: { kind: "training_class", id: file.classId },
    subject: { kind: "training_file", id: fileId, name: file.name },
    action: "training_file.removed",
    change: { field: "description", from: null, to: body.description },
  });
  return null;
};
