import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of pendencies. */
export const text = {
  "pendency.not_found": "This pending document does not exist, or you have no access to it.",
  "pendency.stale": "Somebody else changed this pending document while you were looking at it. Check what changed before you decide.",
  "pendency.answered_meanwhile":
    "Somebody else answered this question while you were looking at it. Check the answer before you change it.",
  "pendency.inactive": "This document is inactive: nothing can be done with it until it comes back.",
  "pendency.move_not_allowed": "The document cannot go from its present status to the one asked for.",
  "pendency.cannot_finish": "It cannot be finished: every question must be Yes or N/A, and at least one must be Yes.",
  "pendency.cannot_reject": "It cannot be rejected: mark No in at least one question.",
  "pendency.cannot_mark_not_applicable": "It cannot be marked as not applicable: every question must be N/A.",
  "pendency.nothing_sent": "Send at least one document before asking for the analysis.",
  "pendency.nothing_new": "Replace or add a document before you send again: what is here was rejected.",
  "pendency.documents_held": "A document is still being checked for safety, or was blocked by the check.",
  "pendency.expiry_missing": "Give the dates of all documents before you go on.",
  "pendency.issue_missing": "Tell the issue date of every document before sending for analysis.",
  "pendency.already_opened": "The contractor has already opened one of the documents: they can no longer be taken back.",
  "pendency.own_document":
    "You sent a file of this pending document, and whoever sends does not decide. Ask somebody else of the contractor.",
  "pendency.document_expired": "An expired document cannot be sent for analysis.",
  "pendency.note_missing": "Write the justification to continue with the rejection.",
  "pendency.reason_missing": "Write the reason for reopening.",
  "pendency.not_removable":
    "A pending document can be deleted only while it is open, nothing was sent for it and the supplier is preparing nothing.",
  "pendency.question_not_found": "This question does not exist, or you have no access to it.",
  "pendency.checklist_closed": "The questions cannot be answered in the present status of the document.",
  "pendency.justification_missing": "Write why the answer is No, in at least three characters.",
  "pendency.comment_not_found": "This comment does not exist, or you have no access to it.",
  "pendency.question_waits": "A question is already waiting for an answer here.",
  "pendency.nothing_to_answer": "No question is waiting for an answer here.",
  "pendency.mention_not_found": "Only people who see this document can be mentioned.",
  "pendency.attachment_not_found": "This attachment does not exist, or you have no access to it.",
  "pendency.attachment_gone": "One of the attachments is no longer kept for this comment. Remove it and attach the file again.",
  "pendency.attachment_infected": "The security check refused one of the attachments. Remove it before commenting.",
  "pendency.too_many_attachments": "A comment takes 5 attachments at most. Remove some before commenting.",
  "pendency.not_to_verify": "Only whoever asked confirms that the answer helps, and only once there is one.",
  "pendency.question_missing": "Write the question about the document.",
  "pendency.answer_missing": "Write the answer to the question.",
  "pendency.nothing_approved":
    "Nothing of this document is approved now: a question about an approved document comes after it is finished.",
  "pendency.no_validity": "This document has no expiry date.",
  "pendency.view_not_found": "This view no longer exists.",
  "pendency.view_name_taken": "You already have a view with this name.",
  "pendency.too_many_views": "You have saved as many views as there may be. Delete one before you save another.",
} as const satisfies { readonly [C in ExplainedIn<"pendencyRefusals">]: string };
