// Rules of the next sending.
import { endingStatuses, owedStatuses, type PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

/** Documents of the next sending. A new cycle sends drafts only; otherwise documents that were not replaced are sent again. */
export type ToSend = {
  readonly drafts: number;
  readonly kept: number;
  /** Number of documents that the scanner has not cleared. */
  readonly held: number;
  readonly withoutExpiry: number;
  readonly withoutIssue: number;
  /** The earliest expiry date. */
  readonly expirationDate: IsoDay | null;
};

export const nothingToSend: ToSend = { drafts: 0, kept: 0, held: 0, withoutExpiry: 0, withoutIssue: 0, expirationDate: null };

/**
 * Statuses in which the sent documents were not rejected, so that other pendencies may reuse them. An expired document may still be valid
 * by a longer rule.
 */
export const unrejectedStatuses: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS", "DONE", "NEXT_DUE_DATE", "EXPIRED"];
export const waitsForAnalysis: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"];

/** Statuses in which the supplier adds, replaces and removes documents. */
export const isSuppliersTurn = (status: PendencyStatus): boolean => owedStatuses.includes(status);
/** Whether a sending begins a new cycle. The earlier approval lasts until its date, whatever is sent (CD-159). */
export const beginsAnew = (status: PendencyStatus): boolean => endingStatuses.includes(status);

type Dated = { readonly isDraft: boolean; readonly isPast: boolean };
type Asking = { readonly status: PendencyStatus; readonly isSender: boolean; readonly isReviewer: boolean };

/** The sender dates documents until they are sent, the reviewer while they are under review. Decided documents keep their dates. */
export const mayDate = ({ isDraft, isPast }: Dated, { status, isSender, isReviewer }: Asking): boolean => {
  if (isPast) return false;
  if (isDraft) return isSender;
  return (isSender && isSuppliersTurn(status) && !beginsAnew(status)) || (isReviewer && waitsForAnalysis.includes(status));
};
