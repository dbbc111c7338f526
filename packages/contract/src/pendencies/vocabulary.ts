/** Statuses of a pendency. */
export const pendencyStatuses = [
  "OPEN",
  "IN_REVISION",
  "DONE",
  "NOT_APPLICABLE",
  "NEXT_DUE_DATE",
  "EXPIRED",
  "SUPPORT",
  "PRE_ANALYSIS",
  "PRE_REJECTED",
] as const;
export type PendencyStatus = (typeof pendencyStatuses)[number];

/** Statuses that require an action of a user. */
export const awaitingAction: readonly PendencyStatus[] = ["IN_REVISION", "SUPPORT", "OPEN", "PRE_ANALYSIS"];
export const isAwaitingAction = (status: PendencyStatus): boolean => awaitingAction.includes(status);

/** Statuses that need no action until they change. */
export const settledStatuses: readonly PendencyStatus[] = ["DONE", "NEXT_DUE_DATE", "NOT_APPLICABLE"];
/** Statuses that count as pending for a project or a worker. */
export const pendingStatuses: readonly PendencyStatus[] = pendencyStatuses.filter((status) => !settledStatuses.includes(status));

/** Statuses of documents that the supplier has never sent, or that were rejected. */
export const unsentStatuses: readonly PendencyStatus[] = ["OPEN", "PRE_REJECTED"];
export const expiredStatuses: readonly PendencyStatus[] = ["EXPIRED"];
/** Statuses in which the supplier owes a document. */
export const owedStatuses: readonly PendencyStatus[] = [...unsentStatuses, "NEXT_DUE_DATE", ...expiredStatuses];
/** Statuses of documents in the review queue. */
export const reviewQueueStatuses: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];

/** Actions on a pendency, by users or by the system. */
export const pendencyActions = [
  "send",
  "renew",
  "withdraw",
  "approve",
  "finish",
  "reject",
  "confirm_rejection",
  "return_to_review",
  "not_applicable",
  "close_unread",
  "reopen",
  "question",
  "answer",
  "pre_analyse",
  "take_over",
  "pre_reject",
  "near_expiry",
  "expire",
  "rest_for_a_time",
  "rest_for_good",
  "come_back",
  "reverse_rejection",
  "certify",
  "revoke",
  "train_again",
  "need_withdrawn",
] as const;
export type PendencyAction = (typeof pendencyActions)[number];

/** Obstacles of an offered move, by refusal code. Missing texts are not included, because the dialog requests them. */
export const moveObstacles = [
  "pendency.nothing_sent",
  "pendency.nothing_new",
  "pendency.documents_held",
  "pendency.expiry_missing",
  "pendency.issue_missing",
  "pendency.document_expired",
  "pendency.issued_before_need",
  "pendency.already_opened",
  "pendency.own_document",
  "pendency.cannot_finish",
  "pendency.cannot_reject",
  "pendency.cannot_mark_not_applicable",
] as const;
export type MoveObstacle = (typeof moveObstacles)[number];

/** Review decisions on the documents; finishing is a status change (CD-144). */
export const reviewDecisions = ["APPROVED", "REJECTED", "QUESTION_APPROVED_DOCUMENT", "QUESTION_DOCUMENT_VALIDITY"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Reasons of an inactive pendency: a temporary one ends by itself, `no_longer_demanded` ends when the document is required again. */
export const restReasons = [
  "project_inactive",
  "project_inactive_in_month",
  "worker_restricted",
  "worker_away",
  "no_service_in_month",
  "no_longer_demanded",
] as const;
export type RestReason = (typeof restReasons)[number];

export const pendencyOrders = [
  "DEFAULT",
  "REVISION_DATE",
  "EXPIRATION_DATE_ASC",
  "EXPIRATION_DATE_DESC",
  "UPDATED_DESC",
  "UPDATED_ASC",
  "SEND_BY",
  "REVIEW_BY",
] as const;
export type PendencyOrder = (typeof pendencyOrders)[number];

/** The filter offers all statuses except SUPPORT. */
export const filterStatuses: readonly PendencyStatus[] = pendencyStatuses.filter((status) => status !== "SUPPORT");

/** Answers to a checklist question: Sim, Não, N/A, or none yet. */
export const checklistStatuses = ["OK", "INVALID", "NOT_APPLICABLE", "UNCHECKED"] as const;
export type ChecklistStatus = (typeof checklistStatuses)[number];

export const commentKinds = ["REGULAR", "QUESTION", "ANSWER"] as const;
export type CommentKind = (typeof commentKinds)[number];

/** State of a question: without an answer, with an unconfirmed answer, or settled. */
export const answerStates = ["ANSWERED", "UNANSWERED", "UNVERIFIED"] as const;
export type AnswerState = (typeof answerStates)[number];

/** Service declarations: an answer, workers who are added for the service, or both. */
export const serviceActions = ["ADD_EMPLOYEE", "SERVICE_PROVIDED", "ADD_EMPLOYEE_SERVICE_PROVIDED"] as const;
export type ServiceAction = (typeof serviceActions)[number];
/** States of a declared month. A provided service needs no decision; a month without service is effective once confirmed. */
export const serviceMonthStates = ["provided", "awaiting_decision", "confirmed", "denied", "withdrawn"] as const;
export type ServiceMonthState = (typeof serviceMonthStates)[number];
