// Rules of the certificate of a class as the document of a pendency.
import { approvedStatuses, endingStatuses, type PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { MoveFacts } from "./conditions.ts";
import { type Dates, expiryFrom } from "./document-dates.ts";
import { NEVER_EXPIRES } from "./fields-after-transition.ts";
import { firstUnmetCondition, type Moved, type Standing, statusByDate } from "./move.ts";
import { isSuppliersTurn, nothingToSend, waitsForAnalysis } from "./sending.ts";
import { type Transition, transitions } from "./transitions.ts";

type Validity = Parameters<typeof expiryFrom>[0];
/** End of a certificate as a document: the shorter validity of the configuration and of the document type. Null for no end. */
export const certificateEnd = (validity: Validity, { issueDate, expirationDate }: Dates): IsoDay | null => {
  const byType = expiryFrom(validity, issueDate);
  if (byType === null || expirationDate === null) return byType ?? expirationDate;
  return byType < expirationDate ? byType : expirationDate;
};

const lasting = (end: IsoDay | null): IsoDay => end ?? NEVER_EXPIRES;
/** The date of an approval as an expiry: null for no end. */
export const expiryOf = (end: IsoDay): IsoDay | null => (end === NEVER_EXPIRES ? null : end);

type Approval = { readonly approvedUntil: IsoDay | null; readonly closedUnread: boolean };
/** Whether an approved document ends later. A pendency that was closed without a document has none. */
export const isOutlasted = (end: IsoDay | null, { approvedUntil, closedUnread }: Approval, today: IsoDay): boolean => {
  if (approvedUntil === null || approvedUntil < today) return false;
  return !(closedUnread && approvedUntil === NEVER_EXPIRES) && lasting(end) < approvedUntil;
};

/** Status without the question that stops it. */
export const statusBehind = ({ status, returnsTo }: Standing): PendencyStatus => (status === "SUPPORT" ? (returnsTo ?? status) : status);

/** The sent documents when a certificate comes: `approved` ones are succeeded, `undecided` ones become drafts again, others end. */
export const sentDocumentsOf = (standing: Standing): "approved" | "undecided" | "rejected" => {
  const status = statusBehind(standing);
  if (approvedStatuses.includes(status)) return "approved";
  return waitsForAnalysis.includes(status) ? "undecided" : "rejected";
};
/** Whether the documents under review renew an approval that lasts beside them. */
export const renewsApproval = ({ sentFrom }: Standing): boolean => sentFrom !== null && endingStatuses.includes(sentFrom);

/** A certificate of a type that no class completes joins the drafts, if the supplier may add documents now. */
export const takesDraft = ({ status, active }: Standing): boolean => active && isSuppliersTurn(status);

type Now = { readonly expirationDate: IsoDay | null; readonly nextDueOn: IsoDay | null; readonly today: IsoDay };
const factsOf = (now: Now, isApprovedOtherwise: boolean): MoveFacts => ({
  ...now,
  answers: { total: 0, yes: 0, no: 0, notApplicable: 0, unanswered: 0 },
  sentDocuments: 1,
  toSend: nothingToSend,
  undatedSent: 0,
  wasRejected: false,
  isOpened: false,
  isOwn: false,
  mustExpire: false,
  asksIssue: false,
  approvedUntil: null,
  note: null,
  isNamed: true,
  isApprovedOtherwise,
});

type Action = "certify" | "revoke";
const lineOf = (action: Action, status: PendencyStatus, facts: MoveFacts): Transition | undefined =>
  transitions.find((line) => line.action === action && line.from.includes(status) && firstUnmetCondition(line, facts) === undefined);

/** The completion of a document by a certificate with these dates; undefined for a document that is not applicable. */
export const decideCertify = (standing: Standing, now: Now): Moved | undefined => {
  const move = statusBehind(standing) === "NOT_APPLICABLE" ? undefined : lineOf("certify", standing.status, factsOf(now, false));
  return move && { move, status: statusByDate(now) };
};

/** The withdrawal of the certificate in force. `other` has the dates of the approved document that takes its place, if there is one. */
export const decideRevoke = ({ status }: Standing, today: IsoDay, other: Omit<Now, "today"> | undefined): Moved | undefined => {
  const now = { expirationDate: null, nextDueOn: null, ...other, today };
  const move = lineOf("revoke", status, factsOf(now, other !== undefined));
  return move && { move, status: move.to === "OPEN" ? "OPEN" : statusByDate(now) };
};

/** The approval that lasts after a withdrawal, if the withdrawn certificate defined it: that of the best other document. */
export const approvalAfterRevoke = (
  approvedUntil: IsoDay | null,
  { withdrawn, other }: { readonly withdrawn: IsoDay; readonly other: IsoDay | null },
): IsoDay | null => (approvedUntil === withdrawn ? other : approvedUntil);
