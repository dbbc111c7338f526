import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of files, documents and exports. */
export const text = {
  "file.empty": "The file is empty. Check the original and send it again.",
  "file.needs_password": "The file asks for a password. Save a copy without one and send it again.",
  "file.broken": "The PDF cannot be opened. Make the file again, or scan the document, and send it once more.",
  "file.too_slow": "The PDF takes too long to open. Print it as a PDF again, or scan the document, and send it once more.",
  "file.missing": "No file arrived. Choose the file and send it again.",
  "storage.unavailable": "The file cannot be kept right now. Nothing was half saved: try again in a moment.",
  "storage.low": "The storage is almost full and takes no files now. Tell the support team and try again later.",
  "file.quota_reached": "The daily limit of sent files was reached. Send the others tomorrow.",
  "file.inspection_busy": "We are still opening the files that you sent before. Wait a moment and send this one again.",
  "document.not_found": "This document no longer exists, or you have no access to it.",
  "document.not_available": "File not available for download",
  "document.not_wanted_now": "This document takes no files as it stands now.",
  "document.settled": "This document was already decided on and can no longer be changed.",
  "document.issue_in_future": "Date later than today",
  "document.expires_before_issue": "The expiry cannot be before the issue.",
  "document.never_expires": "This type of document has no expiry.",
  "document.expiry_missing": "This type of document expires: say until when it is valid.",
  "document.replaced_not_found": "The document to be replaced is no longer among those sent. Send the new one without replacing.",
  "document.approved_already": "This file is the one that was approved already. Send the new document.",
  "document.too_many": "This pending document has as many files as it may have. Delete one before adding another.",
  "document.not_reusable": "This file does not fit what is asked for: it is of another type or of somebody else, or it has expired.",
  "export.not_found": "This export no longer exists, or another account asked for it. Export again in the list.",
} as const satisfies { readonly [C in ExplainedIn<"documentRefusals">]: string };
