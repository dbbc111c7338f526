import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { type Links, linkToFile } from "../documents/link-to-file.ts";
import { findPendencyWithFiles } from "../load-pendency.ts";
import { attachmentToOpen } from "../store/comment-attachments.ts";

/** Both sides open attachments of sent comments. Only the sender opens an attachment of an unsent comment. */
export const openAttachment =
  (files: Links): Handler<"GET /pendencies/{id}/comments/attachments/{attachmentId}"> =>
  async (scope, { params }) => {
    const found = await findPendencyWithFiles(scope, params.id);
    if (!found.ok) return found;
    const attachment = await attachmentToOpen(scope.tx, found.value, { id: params.attachmentId, accountId: scope.account.id });
    return attachment ? linkToFile(files, scope, { ...attachment, verdict: attachment.state }) : refuse("pendency.attachment_not_found");
  };
