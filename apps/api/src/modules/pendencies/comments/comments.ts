import { pendencyCommentRoutes } from "@emdia/contract/pendencies/comment-routes.ts";
import { module, withPrechecks } from "../../../platform/http/handler.ts";
import { type Links, noLinks } from "../documents/link-to-file.ts";
import { addCommentTo } from "./add-comment.ts";
import { findPeople } from "./find-people.ts";
import { foreseeAttachment, keepAttachment } from "./keep-attachment.ts";
import { listComments } from "./list-comments.ts";
import { openAttachment } from "./open-attachment.ts";
import { verifyAnswer } from "./verify-answer.ts";

type Options = { readonly files?: Links | undefined; readonly scans?: boolean | undefined };

export const pendencyComments = ({ files = noLinks, scans = false }: Options) =>
  withPrechecks(
    module("pendency-comments", pendencyCommentRoutes, {
      "GET /pendencies/{id}/comments": listComments,
      "POST /pendencies/{id}/comments": addCommentTo,
      "POST /pendencies/{id}/comments/attachments": keepAttachment({ scans }),
      "GET /pendencies/{id}/comments/attachments/{attachmentId}": openAttachment(files),
      "PUT /pendencies/{id}/comments/{commentId}/verify": verifyAnswer,
      "GET /pendencies/{id}/people": findPeople,
    }),
    { "POST /pendencies/{id}/comments/attachments": foreseeAttachment },
  );
