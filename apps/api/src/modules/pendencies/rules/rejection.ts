// Mark of a rejection that the supplier has not answered.
import type { PendencyAction, PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { isRejection } from "./notice-recipients.ts";

/** A rejection leads to this status, which the totals split into rejected pendencies and others. */
export const rejectedStatus: PendencyStatus = "OPEN";

type Marked<T> = { readonly status: PendencyStatus; readonly rejectedAt: T | null };
/** The time of the rejection, if the pendency counts as rejected. A question or a sending keeps the time, but not the status. */
export const rejectionOf = <T>({ status, rejectedAt }: Marked<T>): T | null => (status === rejectedStatus ? rejectedAt : null);

const clearsMark: readonly PendencyAction[] = [
  "finish",
  "close_unread",
  "not_applicable",
  "reopen",
  "reverse_rejection",
  "certify",
  "revoke",
  "train_again",
];
/** Actions that close the document, or reverse the rejection, clear the mark. A sending keeps it, because a withdrawal restores the rejection. */
export const rejectedAtAfter = <T>(before: T | null, action: PendencyAction, now: T): T | null => {
  if (isRejection(action)) return now;
  return clearsMark.includes(action) ? null : before;
};
