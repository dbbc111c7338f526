/** The life of a document that was asked for. */
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

/** The statuses in which somebody has to do something. */
export const awaitingAction: readonly PendencyStatus[] = ["IN_REVISION", "SUPPORT", "OPEN", "PRE_ANALYSIS"];
export const isAwaitingAction = (status: PendencyStatus): boolean => awaitingAction.includes(status);

/** What is in order, as long as it stays so. */
export const settledStatuses: readonly PendencyStatus[] = ["DONE", "NEXT_DUE_DATE", "NOT_APPLICABLE"];
/** What is counted as pending of a project or of somebody who works there. */
export const pendingStatuses: readonly PendencyStatus[] = pendencyStatuses.filter((status) => !settledStatuses.includes(status));

/** What can be done to a pendency, or happens to it. */
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
] as const;
export type PendencyAction = (typeof pendencyActions)[number];

/** What stops a move that is offered, by the code that refuses it. Text that is still to be written stops nothing: its dialog asks for it. */
export const moveObstacles = [
  "pendency.nothing_sent",
  "pendency.nothing_new",
  "pendency.documents_held",
  "pendency.expiry_missing",
  "pendency.issue_missing",
  "pendency.document_expired",
  "pendency.already_opened",
  "pendency.own_document",
  "pendency.cannot_finish",
  "pendency.cannot_reject",
  "pendency.cannot_mark_not_applicable",
] as const;
export type MoveObstacle = (typeof moveObstacles)[number];

/** What is decided about the documents of a pendency; that it is finished is a change of its status (CD-144). */
export const reviewDecisions = ["APPROVED", "REJECTED", "QUESTION_APPROVED_DOCUMENT", "QUESTION_DOCUMENT_VALIDITY"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Why one rests: what is put off for a time comes back by itself, what is no longer demanded when it is demanded again. */
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
] as const;
export type PendencyOrder = (typeof pendencyOrders)[number];

/** The filter offers every status but the one that a question holds. */
export const filterStatuses: readonly PendencyStatus[] = pendencyStatuses.filter((status) => status !== "SUPPORT");

/** What a reviewer says to a question: Sim, Não, N/A, or nothing yet. */
export const checklistStatuses = ["OK", "INVALID", "NOT_APPLICABLE", "UNCHECKED"] as const;
export type ChecklistStatus = (typeof checklistStatuses)[number];

export const commentKinds = ["REGULAR", "QUESTION", "ANSWER"] as const;
export type CommentKind = (typeof commentKinds)[number];

/** Of a question: nobody answered, somebody did and whoever asked has not said that it helps, or it is settled. */
export const answerStates = ["ANSWERED", "UNANSWERED", "UNVERIFIED"] as const;
export type AnswerState = (typeof answerStates)[number];
