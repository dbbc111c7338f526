import { refuse } from "../../../kernel/outcome.ts";
import type { Handler, Precheck } from "../../../platform/http/handler.ts";
import { presentAttachment } from "../comments/present-comment.ts";
import { keepSentFile, type Scanning } from "../documents/keep-sent-file.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { addAttachment, attachmentToOpen } from "../store/comment-attachments.ts";

const KEY = "dispute_rejection";

export const precheckDisputeFile: Precheck<"POST /pendencies/{id}/dispute/attachments"> = async (scope, { params }) => {
  const found = await findPendencyWithPermission(scope, params.id, KEY);
  return found.ok ? undefined : found;
};

/** Stores a file of the supplier for a dispute. A sweep removes it if the dispute is never sent. */
export const keepDisputeFile =
  (scanning: Scanning): Handler<"POST /pendencies/{id}/dispute/attachments"> =>
  async (scope, { params, body: { name, fields: _, ...bytes } }) => {
    const found = await findPendencyWithPermission(scope, params.id, KEY);
    if (!found.ok) return found;
    const pendency = found.value;
    const [accountId, fileOwnerId] = [scope.account.id, pendency.providerId];
    const fileId = await keepSentFile(scope, scanning, { ...bytes, providerId: fileOwnerId });
    const id = await addAttachment(scope.tx, pendency, { accountId, fileOwnerId, fileId, name, now: scope.now });
    const attachment = await attachmentToOpen(scope.tx, pendency, { id, accountId });
    return attachment ? presentAttachment(scope, pendency, attachment) : refuse("pendency.not_found");
  };
