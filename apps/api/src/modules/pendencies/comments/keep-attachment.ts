import { refuse } from "../../../kernel/outcome.ts";
import type { Handler, Precheck } from "../../../platform/http/handler.ts";
import { keepSentFile, type Scanning } from "../documents/keep-sent-file.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { addAttachment, attachmentToOpen } from "../store/comment-attachments.ts";
import { speaksFor } from "./insert-comment.ts";
import { presentAttachment } from "./present-comment.ts";

export const foreseeAttachment: Precheck<"POST /pendencies/{id}/comments/attachments"> = async (scope, { params }) => {
  const found = await findPendencyWithPermission(scope, params.id, "add_comment_pendency");
  return found.ok ? undefined : found;
};

/** Stores a file for an unsent comment. The file belongs to the sender's side; a sweep removes it if the comment is never sent. */
export const keepAttachment =
  (scanning: Scanning): Handler<"POST /pendencies/{id}/comments/attachments"> =>
  async (scope, { params, body: { name, fields: _, ...bytes } }) => {
    const found = await findPendencyWithPermission(scope, params.id, "add_comment_pendency");
    if (!found.ok) return found;
    const pendency = found.value;
    const accountId = scope.account.id;
    const fileOwnerId = speaksFor(scope, pendency, { kind: "REGULAR" }) === "contractor" ? pendency.contractorId : pendency.providerId;
    const fileId = await keepSentFile(scope, scanning, { ...bytes, providerId: fileOwnerId });
    const id = await addAttachment(scope.tx, pendency, { accountId, fileOwnerId, fileId, name, now: scope.now });
    const attachment = await attachmentToOpen(scope.tx, pendency, { id, accountId });
    return attachment ? presentAttachment(scope, pendency, attachment) : refuse("pendency.not_found");
  };
