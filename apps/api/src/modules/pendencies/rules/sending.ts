import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

/** What would go to analysis now. A new cycle takes drafts alone; otherwise what was not replaced goes again. */
export type ToSend = {
  readonly drafts: number;
  readonly kept: number;
  /** Those that the scanner has not let through. */
  readonly held: number;
  readonly withoutExpiry: number;
  readonly withoutIssue: number;
  /** The earliest day on which one of them ends. */
  readonly expirationDate: IsoDay | null;
};

export const nothingToSend: ToSend = { drafts: 0, kept: 0, held: 0, withoutExpiry: 0, withoutIssue: 0, expirationDate: null };

/** From these a new cycle begins: what was approved stands until its date, whatever is sent beside it (CD-159). */
export const endingStatuses: readonly PendencyStatus[] = ["NEXT_DUE_DATE", "EXPIRED"];
const takesDocuments: readonly PendencyStatus[] = ["OPEN", "PRE_REJECTED", ...endingStatuses];
/** In these what was sent was not rejected, so that it may serve elsewhere: where it expired, the rule there may have been the shorter one. */
export const unrejectedStatuses: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS", "DONE", "NEXT_DUE_DATE", "EXPIRED"];
export const waitsForAnalysis: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS", "PRE_REJECTED"];

/** Documents are added, replaced and thrown away while it is the supplier's turn. */
export const isSuppliersTurn = (status: PendencyStatus): boolean => takesDocuments.includes(status);
export const beginsAnew = (status: PendencyStatus): boolean => endingStatuses.includes(status);

type Dated = { readonly isDraft: boolean; readonly isPast: boolean };
type Asking = { readonly status: PendencyStatus; readonly isSender: boolean; readonly isReviewer: boolean };

/** Dates are the sender's until they are sent, and the reviewer's while they are reviewed; what is decided stays. */
export const mayDate = ({ isDraft, isPast }: Dated, { status, isSender, isReviewer }: Asking): boolean => {
  if (isPast) return false;
  if (isDraft) return isSender;
  return (isSender && isSuppliersTurn(status) && !beginsAnew(status)) || (isReviewer && waitsForAnalysis.includes(status));
};
