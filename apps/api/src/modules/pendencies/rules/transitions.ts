import { type PendencyAction, type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { approvedStatuses } from "./approval.ts";
import type { ConditionName } from "./conditions.ts";

/**
 * Actor of a transition: users with a permission, the daily job, the automatic analysis, the facts of the project, a decided dispute, or the
 * certificate of a class.
 */
export type TransitionActor = PermissionKey | "clock" | "analyser" | "facts" | "dispute" | "training";
const systemActors: readonly TransitionActor[] = ["clock", "analyser", "facts", "dispute", "training"];
export const isKey = (by: TransitionActor): by is PermissionKey => !systemActors.includes(by);
/** Target: a status, the current status, the status before the question or the sending, or the status of the document's date. */
export type Target = PendencyStatus | "as_it_is" | "where_it_stood" | "before_sending" | "by_date";
export type Transition = {
  readonly action: PendencyAction;
  readonly from: readonly PendencyStatus[];
  readonly to: Target;
  readonly by: TransitionActor;
  readonly unless: readonly ConditionName[];
};

const sent: readonly ConditionName[] = [
  "nothing_to_send",
  "nothing_new",
  "documents_held",
  "expiry_missing",
  "issue_missing",
  "document_expired",
];

/** A document that the reviewer marked as not applicable stays so, whatever certificate the worker gets. */
const certifiable: readonly PendencyStatus[] = pendencyStatuses.filter((status) => status !== "NOT_APPLICABLE");

/**
 * State machine of a pendency: every status change is a line of this table (CD-113, CD-114, CD-144, CD-159, CD-160). If two lines lead from
 * one status to the same target, the first one that the user may take applies, unless the request names the action.
 */
export const transitions: readonly Transition[] = [
  { action: "send", from: ["OPEN", "PRE_REJECTED"], to: "IN_REVISION", by: "send_pendency_analysis", unless: sent },
  { action: "renew", from: ["NEXT_DUE_DATE", "EXPIRED"], to: "IN_REVISION", by: "send_pendency_analysis", unless: sent },
  { action: "pre_analyse", from: ["IN_REVISION"], to: "PRE_ANALYSIS", by: "pre_analysis_pendency", unless: ["nothing_sent"] },
  { action: "take_over", from: ["PRE_ANALYSIS"], to: "IN_REVISION", by: "pre_analysis_pendency", unless: [] },
  { action: "take_over", from: ["PRE_ANALYSIS"], to: "IN_REVISION", by: "analyser", unless: [] },
  {
    action: "pre_reject",
    from: ["PRE_ANALYSIS"],
    to: "PRE_REJECTED",
    by: "pre_rejected_pendency",
    unless: ["own_document", "no_answer_is_no"],
  },
  { action: "pre_reject", from: ["PRE_ANALYSIS"], to: "PRE_REJECTED", by: "analyser", unless: ["no_answer_is_no"] },
  { action: "return_to_review", from: ["PRE_REJECTED"], to: "IN_REVISION", by: "pre_rejected_pendency", unless: [] },
  {
    action: "confirm_rejection",
    from: ["PRE_REJECTED"],
    to: "OPEN",
    by: "pre_rejected_pendency",
    unless: ["own_document", "no_answer_is_no", "no_justification"],
  },
  {
    action: "approve",
    from: ["IN_REVISION"],
    to: "as_it_is",
    by: "confirm_pendency",
    unless: ["own_document", "nothing_sent", "validity_unknown", "issued_before_need"],
  },
  {
    action: "finish",
    from: ["IN_REVISION"],
    to: "by_date",
    by: "confirm_pendency",
    unless: ["own_document", "answers_not_all_good", "validity_unknown", "issued_before_need"],
  },
  {
    action: "close_unread",
    from: ["IN_REVISION"],
    to: "by_date",
    by: "confirm_pendency",
    unless: ["own_document", "issued_before_need"],
  },
  { action: "close_unread", from: ["OPEN"], to: "DONE", by: "confirm_pendency", unless: ["own_document", "not_good_and_unnamed"] },
  {
    action: "reject",
    from: ["IN_REVISION"],
    to: "OPEN",
    by: "reject_pendency",
    unless: ["own_document", "no_answer_is_no", "no_justification"],
  },
  // The first line whose conditions hold applies.
  {
    action: "reverse_rejection",
    from: ["OPEN"],
    to: "by_date",
    by: "dispute",
    unless: ["answers_not_all_good", "validity_unknown", "issued_before_need"],
  },
  { action: "reverse_rejection", from: ["OPEN"], to: "IN_REVISION", by: "dispute", unless: [] },
  { action: "withdraw", from: ["IN_REVISION"], to: "before_sending", by: "send_pendency_analysis", unless: ["already_opened"] },
  {
    action: "not_applicable",
    from: ["OPEN", "IN_REVISION"],
    to: "NOT_APPLICABLE",
    by: "check_pendency_na",
    unless: ["own_document", "answers_not_all_na"],
  },
  { action: "reopen", from: ["DONE"], to: "OPEN", by: "reopen_done_pendency", unless: ["no_reason"] },
  { action: "reopen", from: ["NOT_APPLICABLE"], to: "OPEN", by: "reopen_not_applicable_pendency", unless: ["no_reason"] },
  { action: "reopen", from: ["NEXT_DUE_DATE", "EXPIRED"], to: "OPEN", by: "reopen_pendency", unless: ["no_reason"] },
  {
    action: "question",
    from: ["OPEN", "IN_REVISION", "DONE", "NOT_APPLICABLE", "NEXT_DUE_DATE", "EXPIRED", "PRE_REJECTED"],
    to: "SUPPORT",
    by: "send_doubts_document",
    unless: ["no_question"],
  },
  { action: "answer", from: ["SUPPORT"], to: "where_it_stood", by: "add_comment_pendency", unless: ["no_reply"] },
  { action: "near_expiry", from: ["DONE"], to: "NEXT_DUE_DATE", by: "clock", unless: ["not_near_expiry"] },
  { action: "expire", from: ["DONE", "NEXT_DUE_DATE"], to: "EXPIRED", by: "clock", unless: ["in_date"] },
  { action: "rest_for_a_time", from: pendencyStatuses, to: "as_it_is", by: "facts", unless: [] },
  { action: "rest_for_good", from: pendencyStatuses, to: "as_it_is", by: "facts", unless: [] },
  { action: "come_back", from: pendencyStatuses, to: "as_it_is", by: "facts", unless: [] },
  { action: "certify", from: certifiable, to: "by_date", by: "training", unless: [] },
  // The first line whose conditions hold applies.
  { action: "revoke", from: approvedStatuses, to: "OPEN", by: "training", unless: ["approved_otherwise"] },
  { action: "revoke", from: approvedStatuses, to: "by_date", by: "training", unless: [] },
  { action: "train_again", from: ["DONE", "NEXT_DUE_DATE"], to: "OPEN", by: "facts", unless: [] },
  { action: "need_withdrawn", from: ["OPEN"], to: "by_date", by: "facts", unless: [] },
];
