import * as z from "zod/mini";
import { COMMENT_MAX_LENGTH, PENDENCY_NOTE_MAX_LENGTH } from "../limits.ts";
import { Id } from "../list.ts";
import { routes } from "../route.ts";
import { freeText } from "../text.ts";
import { CommentAttachment } from "./comment.ts";
import { DisputesOfPendency, DisputeTotals, disputeDecisions } from "./dispute.ts";
import { documentUpload } from "./document-upload.ts";
import { asRead } from "./record-routes.ts";

const Written = z.object({
  text: z.optional(z.nullable(freeText(COMMENT_MAX_LENGTH))).check(z.meta({ examples: ["A assinatura está na segunda página."] })),
  /** Ids of attachments that the author uploaded before. */
  attachments: z.optional(z.array(Id).check(z.meta({ examples: [[]] }))),
  version: asRead.version,
});
const Decided = z.object({
  decision: z.enum(disputeDecisions).check(z.meta({ examples: ["UPHELD"] })),
  reason: z.optional(z.nullable(freeText(PENDENCY_NOTE_MAX_LENGTH))).check(z.meta({ examples: ["Falta a assinatura do médico."] })),
  ...asRead,
});

export const disputeRoutes = routes({
  "GET /pendencies/dispute-totals": {
    permission: "see_pendency",
    summary: "Counts pending, upheld and reversed disputes that the caller sees",
    answer: DisputeTotals,
  },
  "GET /pendencies/{id}/dispute": {
    permission: "see_details_pendency",
    summary: "Returns the disputes of a pendency with their decisions, newest first, and the days left to dispute its rejection",
    answer: DisputesOfPendency,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "POST /pendencies/{id}/dispute": {
    permission: "dispute_rejection",
    summary: "Disputes the rejection of a document, once and within ten business days; the status stays OPEN",
    body: Written,
    status: 201,
    answer: DisputesOfPendency,
    refusals: [
      "pendency.not_found",
      "permission.missing",
      "pendency.stale",
      "pendency.inactive",
      "dispute.not_rejected",
      "dispute.too_late",
      "dispute.already_disputed",
      "dispute.text_missing",
      "pendency.too_many_attachments",
      "pendency.attachment_gone",
      "pendency.attachment_infected",
    ],
  },
  "POST /pendencies/{id}/dispute/attachments": {
    permission: "dispute_rejection",
    summary: "Uploads an attachment for a dispute: a form with one file in `attachment`, or in parts",
    upload: { ...documentUpload, form: { file: "attachment", fields: z.object({}) } },
    status: 201,
    answer: CommentAttachment,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "PUT /pendencies/{id}/dispute/decision": {
    permission: "decide_dispute",
    summary: "Upholds a disputed rejection, or reverses it: the document returns to the review, or is finished if its answers allow it",
    body: Decided,
    answer: DisputesOfPendency,
    refusals: [
      "pendency.not_found",
      "permission.missing",
      "pendency.stale",
      "pendency.inactive",
      "pendency.move_not_allowed",
      "pendency.own_document",
      "dispute.not_disputed",
      "dispute.already_decided",
      "dispute.own_rejection",
      "dispute.reason_missing",
    ],
  },
});
