import type { ExplainedIn } from "../../explained-by.ts";

/** A request for a document, and what cannot be done with it. */
export const text = {
  "pendency.not_found": "This request does not exist, or you have no access to it.",
  "pendency.stale": "Somebody else changed this request while you were looking at it. Check what changed before you decide.",
  "pendency.inactive": "This request is inactive: nothing can be done with it until it comes back.",
  "pendency.move_not_allowed": "The request cannot go from its present status to the one asked for.",
  "pendency.cannot_finish": "It cannot be finished: every question must be Yes or N/A, and at least one must be Yes.",
  "pendency.cannot_reject": "It cannot be rejected: mark No in at least one question.",
  "pendency.cannot_mark_not_applicable": "It cannot be marked as not applicable: every question must be N/A.",
  "pendency.nothing_sent": "Send at least one document before asking for the analysis.",
  "pendency.document_expired": "An expired document cannot be sent for analysis.",
  "pendency.note_missing": "Write the justification to continue with the rejection.",
  "pendency.reason_missing": "Write the reason for reopening.",
  "pendency.not_removable": "Only an open request to which nothing was sent can be deleted.",
  "pendency.view_not_found": "This view no longer exists.",
  "pendency.view_name_taken": "You already have a view with this name.",
  "pendency.too_many_views": "You have saved as many views as there may be. Delete one before you save another.",
} as const satisfies { readonly [C in ExplainedIn<"pendencyRefusals">]: string };
