import type { PendencyAction, PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Moved, Standing } from "./move.ts";
import { waitsForAnalysis } from "./sending.ts";
import type { Transition } from "./transitions.ts";
import type { Side } from "./turn-to-answer.ts";

type StoredFields = Standing & {
  readonly note: string | null;
  readonly closedUnread: boolean;
  readonly revisionDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly approvedUntil: IsoDay | null;
  readonly round: number;
  readonly rejectedRound: number | null;
  readonly version: number;
};
type Input = {
  readonly note: string | null;
  readonly today: IsoDay;
  /** Side of the user; stored if the transition is a question. */
  readonly side: Side;
};

/** Day on which the wait for the decision began. It stays until the decision; a question does not reset it. */
const revisionDate = (fields: StoredFields, status: PendencyStatus, today: IsoDay): IsoDay | null => {
  if (status === "SUPPORT") return fields.revisionDate;
  return waitsForAnalysis.includes(status) ? (fields.revisionDate ?? today) : null;
};

/** "No expiry" in a date column. */
export const NEVER_EXPIRES: IsoDay = "9999-12-31";

/** Whether the pendency is closed without a document: earlier documents were rejected, or a reopening revoked their approval. */
export const isClosedWithout = ({ action, to }: Transition): boolean => action === "close_unread" && to !== "by_date";

/** A need of the training again, and its end. */
const changesApproval: readonly PendencyAction[] = ["train_again", "need_withdrawn"];

/** An approval lasts until its date, whatever is sent later. Reopening revokes it (CD-159), and so does the withdrawal of a certificate. */
const approvedUntil = ({ expirationDate, approvedUntil: before }: StoredFields, { move }: Moved): IsoDay | null => {
  // The caller passes the end of the approval that a need of the training cuts or restores.
  if (changesApproval.includes(move.action)) return before;
  if (move.action === "reopen" || (move.action === "revoke" && move.to === "OPEN")) return null;
  if (isClosedWithout(move)) return NEVER_EXPIRES;
  return move.to === "by_date" ? (expirationDate ?? NEVER_EXPIRES) : before;
};

/** Each sending adds a round; withdrawing removes it. A certificate has a round of its own, which the supplier cannot withdraw. */
const roundsOf = ({ status, sentFrom, round, rejectedRound }: StoredFields, { move: { action } }: Moved) => {
  if (action === "send" || action === "renew") return { round: round + 1, rejectedRound, sentFrom: status };
  if (action === "withdraw") return { round: round - 1, rejectedRound, sentFrom: null };
  if (action === "certify") return { round: round + 1, rejectedRound, sentFrom: null };
  // A reversed rejection is none: the next analysis is not one after a rejection.
  if (action === "reverse_rejection") return { round, rejectedRound: null, sentFrom };
  const isRejected = action === "reject" || action === "confirm_rejection";
  return { round, rejectedRound: isRejected ? round : rejectedRound, sentFrom };
};

/** Note for the history. The text of a question or answer is stored as a comment instead. */
export const noteSaid = ({ move: { action } }: Moved, note: string | null): string | null =>
  action === "question" || action === "answer" ? null : note;

/**
 * Decisions replace the note of the previous decision, even with an empty note, because the old note does not justify the new decision. The
 * history keeps both.
 */
const deciding: readonly PendencyAction[] = [
  "approve",
  "finish",
  "close_unread",
  "not_applicable",
  "pre_reject",
  "reject",
  "confirm_rejection",
  "reopen",
  "reverse_rejection",
  "certify",
  "revoke",
  ...changesApproval,
];
/** Whether the last decision closed the pendency unread. A later sending keeps this; the next decision resets it. A withdrawn need restores it. */
const isClosedUnread = ({ closedUnread: before }: StoredFields, { move: { action } }: Moved): boolean =>
  deciding.includes(action) && action !== "need_withdrawn" ? action === "close_unread" : before;

/** Note of the last decision. Notes of other transitions are stored in the history only. */
const noteLeft = ({ note: before }: StoredFields, { move: { action } }: Moved, note: string | null): string | null =>
  deciding.includes(action) ? note : before;

/** Pendency fields after a transition. */
export const fieldsAfterTransition = (fields: StoredFields, moved: Moved, { note, today, side }: Input) => ({
  status: moved.status,
  ...(moved.status === "SUPPORT" ? { returnsTo: fields.status, questionSide: side } : { returnsTo: null, questionSide: null }),
  note: noteLeft(fields, moved, note),
  closedUnread: isClosedUnread(fields, moved),
  revisionDate: revisionDate(fields, moved.status, today),
  approvedUntil: approvedUntil(fields, moved),
  followsNoDate: isClosedWithout(moved.move),
  ...roundsOf(fields, moved),
  version: fields.version + 1,
});
