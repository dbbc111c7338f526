import type { Pendency, PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { isAwaitingAction, moveObstacles } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { answerable } from "./checklist/rules/answerable.ts";
import { isRejected } from "./disputes/rules/disputable.ts";
import type { ListedPendency } from "./list/store/pendency-row.ts";
import { mayAssign, type Seer, sidesHolding, standsOn, whatMayBeDone } from "./policy.ts";
import { factsOf, PLACEHOLDER_NOTE } from "./record/move-facts.ts";
import { firstUnmetCondition, movesOf } from "./rules/move.ts";
import { rejectionOf } from "./rules/rejection.ts";
import { isRemovable } from "./rules/removal.ts";
import { isKey } from "./rules/transitions.ts";
import { mustAnswerQuestion } from "./rules/turn-to-answer.ts";
import { isServiceDocument } from "./service-months/rules/service-document.ts";
import type { StoredPendency } from "./store/pendency-rows.ts";

type RequestContext = Seer & Pick<Scope, "today" | "account">;

/** Transitions for which the user has the permission. */
const linesFor = (scope: Seer, pendency: ListedPendency) => {
  const may = whatMayBeDone(scope, pendency);
  return movesOf(pendency).filter(({ move }) => isKey(move.by) && may(move.by));
};

/** List rows do not evaluate conditions; the request for the transition checks them. */
const offered = (scope: Seer, pendency: ListedPendency): PendencyRow["moves"] =>
  linesFor(scope, pendency).map(({ move, asks }) => ({ action: move.action, status: asks }));

/** The detail evaluates the conditions and names the first obstacle. */
const explained = (scope: RequestContext, pendency: StoredPendency): Pendency["moves"] =>
  linesFor(scope, pendency).map(({ move, asks }) => {
    const code = firstUnmetCondition(move, factsOf(scope, pendency, { note: PLACEHOLDER_NOTE, action: move.action }));
    return { action: move.action, status: asks, obstacle: moveObstacles.find((obstacle) => obstacle === code) ?? null };
  });

/** The reason may quote the document, so it requires the permission of the detail. */
const presentRejection = (scope: Seer, pendency: ListedPendency): PendencyRow["rejection"] => {
  const at = rejectionOf(pendency);
  return at && { at: at.toISOString(), reason: whatMayBeDone(scope, pendency)("see_details_pendency") ? pendency.note : null };
};

export const presentRow = (scope: Seer, pendency: ListedPendency): PendencyRow => ({
  id: pendency.id,
  name: pendency.name,
  type: pendency.kind,
  plan: pendency.plan,
  status: pendency.status,
  isAwaitingAction: pendency.active && isAwaitingAction(pendency.status),
  waitsForMyAnswer: mustAnswerQuestion(pendency, () => sidesHolding(scope, "see_pendency", pendency)),
  isDisputed: pendency.isDisputed,
  assignee: standsOn(scope, pendency, "contractor") ? pendency.assignee : null,
  referenceMonth: pendency.referenceMonth,
  frequency: pendency.frequency,
  issueDate: pendency.issueDate,
  expirationDate: pendency.expirationDate,
  revisionDate: pendency.revisionDate,
  sendBy: pendency.sendBy,
  reviewBy: pendency.reviewBy,
  rejection: presentRejection(scope, pendency),
  updatedAt: pendency.updatedAt.toISOString(),
  active: pendency.active,
  rest: pendency.restFor && pendency.restReason ? { for: pendency.restFor, reason: pendency.restReason } : null,
  project: pendency.project,
  contractor: pendency.contractor,
  company: pendency.provider,
  employee: pendency.worker,
  version: pendency.version,
  moves: offered(scope, pendency),
});

/** The fields of the detail that come from the pendency row. */
export const presentPendency = (
  scope: RequestContext,
  pendency: StoredPendency,
): Omit<Pendency, "checklist" | "comments" | "queuePosition"> => {
  const may = whatMayBeDone(scope, pendency);
  return {
    ...presentRow(scope, pendency),
    moves: explained(scope, pendency),
    description: pendency.description,
    instructions: pendency.instructions,
    category: pendency.category,
    note: pendency.note,
    closedUnread: pendency.closedUnread,
    blocksWork: pendency.blocksWork,
    asksExpiry: pendency.asksExpiry,
    sentDocuments: pendency.sentDocuments,
    answers: pendency.answers,
    answersVersion: pendency.answersVersion,
    reviewPausedDays: pendency.reviewFrom === null ? pendency.reviewDays : null,
    createdAt: pendency.createdAt.toISOString(),
    can: {
      remove: may("config_pendency_project") && isRemovable(pendency),
      seeHistory: may("see_details_pendency"),
      seeAnalysisHistory: may("see_analysis_history"),
      answerChecklist: may("answer_checklist_pendency") && answerable(pendency).ok,
      comment: may("add_comment_pendency"),
      seeServiceMonth: may("see_service_provided_analysis") && isServiceDocument(pendency),
      seeDisputes: may("see_details_pendency") && (pendency.wasDisputed || (isRejected(pendency) && may("dispute_rejection"))),
      assign: mayAssign(scope, pendency),
    },
  };
};
