// Mark of a rejection that the supplier has not answered.
import type { PendencyAction, PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { isRejection } from "./notice-recipients.ts";

/** A rejection leads to this status, which the totals split into rejected pendencies and others. */
export const rejectedStatus: PendencyStatus = "OPEN";

type Marked<T> = { readonly status: PendencyStatus; readonly rejectedAt: T | null };
/** The time of the rejection, if the pendency counts as rejected. A question keeps the time, but not the status. */
export const rejectionOf = <T>({ status, rejectedAt }: Marked<T>): T | null => (status === rejectedStatus ? rejectedAt : null);

const keepsMark: readonly PendencyAction[] = ["question", "answer"];
/** Every action except a rejection clears the mark: a sending answers it, a reopening or a withdrawal reverts it. */
export const rejectedAtAfter = <T>(before: T | null, action: PendencyAction, now: T): T | null => {
  if (isRejection(action)) return now;
  return keepsMark.includes(action) ? before : null;
};
