import type { RefusalCode } from "@emdia/contract/refusals.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { ToSend } from "./sending.ts";

/** Number of questions by answer. */
export type Answers = {
  readonly total: number;
  readonly yes: number;
  readonly no: number;
  readonly notApplicable: number;
  readonly unanswered: number;
};
/** Input of the conditions of a transition. */
export type MoveFacts = {
  readonly today: IsoDay;
  readonly answers: Answers;
  readonly sentDocuments: number;
  readonly toSend: ToSend;
  /** Number of current sent documents without an expiry date. */
  readonly undatedSent: number;
  /** Whether the last round was rejected. */
  readonly wasRejected: boolean;
  /** Whether a user of the contractor opened a document of the last round. */
  readonly isOpened: boolean;
  /** Whether the user added or sent one of the documents under review. */
  readonly isOwn: boolean;
  /** Whether documents of this type expire. */
  readonly mustExpire: boolean;
  /** Whether documents of this type need an issue date. */
  readonly asksIssue: boolean;
  readonly expirationDate: IsoDay | null;
  readonly nextDueOn: IsoDay | null;
  /** Expiry of the last approved document. */
  readonly approvedUntil: IsoDay | null;
  readonly note: string | null;
  /** Whether the request names the action, not only the target status. */
  readonly isNamed: boolean;
  /** Number of current sent documents that were issued before the day from which the training is needed again, or without an issue date. */
  readonly issuedBeforeNeed?: number;
  /** Whether another approved document is in date; only for a revoked certificate. */
  readonly isApprovedOtherwise?: boolean;
};

type Condition = {
  /** Text for the printed table. */
  readonly says: string;
  readonly code: RefusalCode;
  readonly stops: (facts: MoveFacts) => boolean;
};

/** A document is still valid on its expiry date (CD-159). */
export const isExpired = (expirationDate: IsoDay | null, today: IsoDay): boolean => expirationDate !== null && expirationDate < today;
export const isNearExpiry = (nextDueOn: IsoDay | null, today: IsoDay): boolean => nextDueOn !== null && nextDueOn <= today;

/** Whether the answers block finishing. */
const areNotAllGood = ({ no, unanswered, yes }: Answers): boolean => no > 0 || unanswered > 0 || yes === 0;

const lacksText = (text: string | null): boolean => text === null || text.trim() === "";

/** Conditions that block a transition. */
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
    says: "the rejected document is unchanged",
    code: "pendency.nothing_new",
    stops: ({ toSend, wasRejected }) => wasRejected && toSend.drafts === 0,
  },
  documents_held: {
    says: "the scanner has not released a document",
    code: "pendency.documents_held",
    stops: ({ toSend }) => toSend.held > 0,
  },
  expiry_missing: {
    says: "a document has no expiry date",
    code: "pendency.expiry_missing",
    stops: ({ toSend, mustExpire }) => mustExpire && toSend.withoutExpiry > 0,
  },
  issue_missing: {
    says: "a document has no issue date",
    code: "pendency.issue_missing",
    stops: ({ toSend, asksIssue }) => asksIssue && toSend.withoutIssue > 0,
  },
  validity_unknown: {
    says: "a sent document has no expiry date",
    code: "pendency.expiry_missing",
    stops: ({ undatedSent, mustExpire }) => mustExpire && undatedSent > 0,
  },
  document_expired: {
    says: "a document has expired",
    code: "pendency.document_expired",
    stops: ({ toSend, today }) => isExpired(toSend.expirationDate, today),
  },
  issued_before_need: {
    says: "a sent document was issued before the day from which the training is needed again",
    code: "pendency.issued_before_need",
    stops: ({ issuedBeforeNeed = 0 }) => issuedBeforeNeed > 0,
  },
  already_opened: {
    says: "the contractor has opened it",
    code: "pendency.already_opened",
    stops: ({ isOpened }) => isOpened,
  },
  own_document: {
    says: "the reviewer sent one of its documents",
    code: "pendency.own_document",
    stops: ({ isOwn }) => isOwn,
  },
  answers_not_all_good: {
    says: "an answer is Não or missing, or all are N/A",
    code: "pendency.cannot_finish",
    stops: ({ answers }) => areNotAllGood(answers),
  },
  not_good_and_unnamed: {
    says: "an answer is Não or missing, or all are N/A, and the request does not close it unread",
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
    says: "the question is empty",
    code: "pendency.question_missing",
    stops: ({ note }) => lacksText(note),
  },
  no_reply: {
    says: "the answer is empty",
    code: "pendency.answer_missing",
    stops: ({ note }) => lacksText(note),
  },
  not_near_expiry: {
    says: "its expiry is not near, or has passed",
    code: "pendency.move_not_allowed",
    stops: ({ nextDueOn, expirationDate, today }) => !isNearExpiry(nextDueOn, today) || isExpired(expirationDate, today),
  },
  in_date: {
    says: "the document has not expired",
    code: "pendency.move_not_allowed",
    stops: ({ expirationDate, today }) => !isExpired(expirationDate, today),
  },
  approved_otherwise: {
    says: "another approved document is in date",
    code: "pendency.move_not_allowed",
    stops: ({ isApprovedOtherwise }) => isApprovedOtherwise === true,
  },
} as const satisfies { readonly [name: string]: Condition };
export type ConditionName = keyof typeof conditions;
/** Refusals of a transition. */
export type MoveRefusal = (typeof conditions)[ConditionName]["code"] | "pendency.inactive" | "pendency.move_not_allowed";
