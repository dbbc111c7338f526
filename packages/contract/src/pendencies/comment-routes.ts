import * as z from "zod/mini";
import { COMMENT_MAX_LENGTH, COMMENT_MENTIONS_MAX } from "../limits.ts";
import { Id, list, paging, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { Comment, CommentAttachment, PersonOfPendency } from "./comment.ts";
import { FileLink } from "./document.ts";
import { documentUpload } from "./document-upload.ts";
import { whatRefusesMoves } from "./record-routes.ts";
import { commentKinds } from "./vocabulary.ts";

const Written = z.object({
  kind: z._default(z.enum(commentKinds), "REGULAR").check(z.meta({ examples: ["REGULAR"] })),
  text: requiredText(COMMENT_MAX_LENGTH).check(z.meta({ examples: ["O comprovante está na segunda página."] })),
  mentions: z.optional(z.array(Id).check(z.maxLength(COMMENT_MENTIONS_MAX), z.meta({ examples: [[]] }))),
  /** Ids of attachments that the author uploaded before. */
  attachments: z.optional(z.array(Id).check(z.meta({ examples: [[]] }))),
});

export const pendencyCommentRoutes = routes({
  "GET /pendencies/{id}/comments": {
    permission: "see_details_pendency",
    summary: "Lists the comments of both sides on a pendency, newest first",
    query: z.object(paging()),
    answer: list(Comment),
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "POST /pendencies/{id}/comments": {
    permission: "add_comment_pendency",
    summary: "Adds a comment; a question suspends the pendency, and its answer restores the previous status",
    body: Written,
    status: 201,
    answer: Comment,
    refusals: [
      ...whatRefusesMoves,
      "pendency.question_waits",
      "pendency.nothing_to_answer",
      "pendency.mention_not_found",
      "pendency.too_many_attachments",
      "pendency.attachment_gone",
      "pendency.attachment_infected",
    ],
  },
  "POST /pendencies/{id}/comments/attachments": {
    permission: "add_comment_pendency",
    summary: "Uploads an attachment for an unsent comment: a form with one file in `attachment`, or in parts",
    upload: { ...documentUpload, form: { file: "attachment", fields: z.object({}) } },
    status: 201,
    answer: CommentAttachment,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "GET /pendencies/{id}/comments/attachments/{attachmentId}": {
    permission: "see_file_pendency",
    summary: "Returns a link to the bytes of an attachment, valid for a minute",
    answer: FileLink,
    refusals: ["pendency.not_found", "pendency.attachment_not_found", "document.not_available", "permission.missing"],
  },
  "PUT /pendencies/{id}/comments/{commentId}/verify": {
    permission: "add_comment_pendency",
    summary: "Confirms the answer as the author of the question, which settles it",
    answer: Comment,
    refusals: ["pendency.not_found", "pendency.comment_not_found", "pendency.not_to_verify", "permission.missing"],
  },
  "GET /pendencies/{id}/people": {
    permission: "add_comment_pendency",
    summary: "Lists the users who see a pendency and can be mentioned, by name",
    query: z.object({ query: z.optional(searchText) }),
    answer: z.object({ results: z.array(PersonOfPendency) }),
    refusals: ["pendency.not_found", "permission.missing"],
  },
});
