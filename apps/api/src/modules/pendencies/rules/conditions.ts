import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { ToSend } from "./sending.ts";

/** How many of the questions are answered, and how. */
export type Answers = {
  readonly total: number;
  readonly yes: number;
  readonly no: number;
  readonly notApplicable: number;
  readonly unanswered: number;
};
/** What decides whether a move may be made. */
export type MoveFacts = {
  readonly today: IsoDay;
  readonly answers: Answers;
  readonly sentDocuments: number;
  readonly toSend: ToSend;
  /** How many of the documents that stand before the reviewer do not say until when they hold. */
  readonly undatedSent: number;
  /** Whether what was sent last was rejected. */
  readonly wasRejected: boolean;
  /** Whether somebody of the contractor opened what was sent last. */
  readonly isOpened: boolean;
  /** Whether who asks has added or sent what stands before the reviewer. */
  readonly isOwn: boolean;
  /** Whether documents of this type end at all. */
  readonly mustExpire: boolean;
  /** Whether documents of this type say when they were issued. */
  readonly asksIssue: boolean;
  readonly expirationDate: IsoDay | null;
  readonly nextDueOn: IsoDay | null;
  /** The last day of the document that was approved last. */
  readonly approvedUntil: IsoDay | null;
  readonly note: string | null;
  /** Whether who asks says which line they mean, and not only where it shall lead. */
  readonly isNamed: boolean;
};

type Condition = {
  /** In words, for the printed table. */
  readonly says: string;
  readonly code: RefusalCode;
  readonly stops: (facts: MoveFacts) => boolean;
};

/** On its last day a document is still valid (CD-159). */
export const isExpired = (expirationDate: IsoDay | null, today: IsoDay): boolean => expirationDate !== null && expirationDate < today;
export const isNearExpiry = (nextDueOn: IsoDay | null, today: IsoDay): boolean => nextDueOn !== null && nextDueOn <= today;

/** Whether the answers keep it from being finished. */
const areNotAllGood = ({ no, unanswered, yes }: Answers): boolean => no > 0 || unanswered > 0 || yes === 0;

const lacksText = (text: string | null): boolean => text === null || text.trim() === "";

/** What stops a move. */
export const conditions = {
  nothing_sent: {
    says: "nothing was sent",
    code: "pendency.nothing_sent",
    stops: ({ sentDocuments }) => sentDocuments === 0,
  },
  nothing_to_send: {
    says: "there is no document to send",
    code: "pendency.nothing_sent",
    stops: ({ toSend }) => toSend.drafts + toSend.kept === 0,
  },
  nothing_new: {
    says: "what was rejected would be sent again as it is",
    code: "pendency.nothing_new",
    stops: ({ toSend, wasRejected }) => wasRejected && toSend.drafts === 0,
  },
  documents_held: {
    says: "the scanner has not let a document through",
    code: "pendency.documents_held",
    stops: ({ toSend }) => toSend.held > 0,
  },
  expiry_missing: {
    says: "a document does not say until when it holds",
    code: "pendency.expiry_missing",
    stops: ({ toSend, mustExpire }) => mustExpire && toSend.withoutExpiry > 0,
  },
  issue_missing: {
    says: "a document does not say when it was issued",
    code: "pendency.issue_missing",
    stops: ({ toSend, asksIssue }) => asksIssue && toSend.withoutIssue > 0,
  },
  validity_unknown: {
    says: "a document that was sent does not say until when it holds",
    code: "pendency.expiry_missing",
    stops: ({ undatedSent, mustExpire }) => mustExpire && undatedSent > 0,
  },
  document_expired: {
    says: "a document has expired",
    code: "pendency.document_expired",
    stops: ({ toSend, today }) => isExpired(toSend.expirationDate, today),
  },
  already_opened: {
    says: "somebody of the contractor has opened it",
    code: "pendency.already_opened",
    stops: ({ isOpened }) => isOpened,
  },
  own_document: {
    says: "who decides has sent a document of it",
    code: "pendency.own_document",
    stops: ({ isOwn }) => isOwn,
  },
  answers_not_all_good: {
    says: "an answer is Não or missing, or all are N/A",
    code: "pendency.cannot_finish",
    stops: ({ answers }) => areNotAllGood(answers),
  },
  not_good_and_unnamed: {
    says: "an answer is Não or missing, or all are N/A, and nobody says that it shall be closed unread",
    code: "pendency.cannot_finish",
    stops: ({ answers, isNamed }) => !isNamed && areNotAllGood(answers),
  },
  answers_not_all_na: {
    says: "an answer is not N/A",
    code: "pendency.cannot_mark_not_applicable",
    stops: ({ answers }) => answers.notApplicable < answers.total || answers.total === 0,
  },
  no_answer_is_no: {
    says: "no answer is Não",
    code: "pendency.cannot_reject",
    stops: ({ answers }) => answers.no === 0,
  },
  no_justification: {
    says: "the justification is missing",
    code: "pendency.note_missing",
    stops: ({ note }) => lacksText(note),
  },
  no_reason: {
    says: "the reason is missing",
    code: "pendency.reason_missing",
    stops: ({ note }) => lacksText(note),
  },
  no_question: {
    says: "the question says nothing",
    code: "pendency.question_missing",
    stops: ({ note }) => lacksText(note),
  },
  no_reply: {
    says: "the answer says nothing",
    code: "pendency.answer_missing",
    stops: ({ note }) => lacksText(note),
  },
  not_near_expiry: {
    says: "it is not near its expiry, or has passed it",
    code: "pendency.move_not_allowed",
    stops: ({ nextDueOn, expirationDate, today }) => !isNearExpiry(nextDueOn, today) || isExpired(expirationDate, today),
  },
  in_date: {
    says: "the document is in date",
    code: "pendency.move_not_allowed",
    stops: ({ expirationDate, today }) => !isExpired(expirationDate, today),
  },
} as const satisfies { readonly [name: string]: Condition };
export type ConditionName = keyof typeof conditions;
/** Why somebody may not move a pendency. */
export type MoveRefusal = (typeof conditions)[ConditionName]["code"] | "pendency.inactive" | "pendency.move_not_allowed";
