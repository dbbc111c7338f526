import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { StatusChange } from "@emdia/contract/pendencies/record-routes.ts";
import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import { addCommentForMove } from "../comments/add-comment-for-move.ts";
import { speaksFor } from "../comments/insert-comment.ts";
import { closeDisputeAfterMove } from "../disputes/close-dispute.ts";
import { updateDocumentsAfterMove } from "../documents/update-documents-after-move.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { requireCurrentAnswers } from "../review/stale.ts";
import { isAboutDocuments } from "../rules/blocking-documents.ts";
import type { MoveRefusal } from "../rules/conditions.ts";
import { noteSaid } from "../rules/fields-after-transition.ts";
import { applyTransition, type Moved, moveAsked } from "../rules/move.ts";
import { isRejection, recipientsOfRejection } from "../rules/notice-recipients.ts";
import { requiresCurrentAnswers } from "../rules/requires-current-answers.ts";
import { isKey } from "../rules/transitions.ts";
import { writePendencyNotices } from "../store/notices.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { findBlockingDocuments } from "./find-blocking-documents.ts";
import { historySubject } from "./history-subject.ts";
import { factsOf } from "./move-facts.ts";
import { writeMove } from "./write-move.ts";

type Input = Pick<StatusChange, "status" | "action" | "answersVersion"> & {
  readonly note: string | null;
  /** The caller writes the comment. */
  readonly isSaid?: true;
};
type Refused = MoveRefusal | "permission.missing";
type MovingRefusal = Refused | "pendency.stale";

type TransitionRef = Pick<Input, "status" | "action">;

/** Transition of a request. If two lead to the status, the one that the user may take. */
export const lineMeant = (scope: Scope, pendency: StoredPendency, request: TransitionRef) =>
  moveAsked(pendency, request, (by) => isKey(by) && mayDo(scope, by, pendency));

/** Like `lineMeant`, but refuses a transition that the user may not take. */
const permittedTransition = (scope: Scope, pendency: StoredPendency, request: TransitionRef) => {
  const transition = lineMeant(scope, pendency, request);
  if (!transition.ok) return transition;
  const { by } = transition.value;
  if (!isKey(by)) return refuse("pendency.move_not_allowed");
  if (!mayDo(scope, by, pendency)) return refuse("permission.missing", { permission: by, companyId: companyAsked(scope, pendency) });
  return transition;
};

/** Transition and target status of a request, or the refusal. */
export const decideMove = (scope: Scope, pendency: StoredPendency, input: Input): Outcome<Moved, Refused> => {
  const transition = permittedTransition(scope, pendency, input);
  return transition.ok ? applyTransition(pendency, transition.value, factsOf(scope, pendency, input)) : transition;
};

/** Like `decideMove`, but also refuses outdated answers. */
const decideAsRead = async (scope: Scope, pendency: StoredPendency, input: Input): Promise<Outcome<Moved, MovingRefusal>> => {
  const transition = permittedTransition(scope, pendency, input);
  if (!transition.ok) return transition;
  const facts = factsOf(scope, pendency, input);
  const current = requiresCurrentAnswers(transition.value, facts)
    ? await requireCurrentAnswers(scope, pendency, input.answersVersion)
    : accept(true);
  return current.ok ? applyTransition(pendency, transition.value, facts) : current;
};

/** Adds the documents that block the transition to the refusal. */
const withDocuments = async <C extends MovingRefusal>(scope: Scope, pendency: StoredPendency, { code, details }: Refusal<C>) => {
  const documents = isAboutDocuments(code) ? await findBlockingDocuments(scope, pendency, { decision: null, code }) : [];
  return refuse(code, documents.length === 0 ? details : { ...Object(details), documents });
};

/** Writes the notices of a rejection with its reasons, in the name of the contractor. */
const notifyOfRejection = async ({ tx, now }: Scope, pendency: StoredPendency, text: string | null) => {
  const recipients = recipientsOfRejection(pendency.senders);
  await writePendencyNotices(tx, pendency.id, { kind: "rejection", ...recipients, actor: pendency.contractor.name, text, now });
};

type Saved = Pick<Input, "note" | "isSaid"> & { readonly moved: Moved };

/** Writes a transition of a locked pendency with its documents, deadlines, comment and history. */
export const saveMove = async (scope: Scope, pendency: StoredPendency, { moved, note, isSaid }: Saved): Promise<void> => {
  const { move, status } = moved;
  await updateDocumentsAfterMove(scope, pendency, moved);
  const side = speaksFor(scope, pendency, { kind: "QUESTION" });
  await writeMove(scope, pendency, { moved, note, side });
  await addCommentForMove(scope, pendency, { action: move.action, text: isSaid ? null : note });
  const base = historySubject(pendency);
  await recordHistory(scope, {
    ...base,
    action: `pendency.${move.action}` satisfies PendencyDeed,
    ...(status !== pendency.status && { change: { field: "status", from: pendency.status, to: status } }),
  });
  const noted = noteSaid(moved, note);
  if (noted)
    await recordHistory(scope, {
      ...base,
      action: "pendency.noted" satisfies PendencyDeed,
      change: { field: "note", from: null, to: noted },
    });
  await closeDisputeAfterMove(scope, pendency, status);
};

/** Applies a transition that a user requested to a locked pendency. */
export const movePendency = async (scope: Scope, pendency: StoredPendency, input: Input): Promise<Outcome<Moved, MovingRefusal>> => {
  const decided = await decideAsRead(scope, pendency, input);
  if (!decided.ok) return withDocuments(scope, pendency, decided);
  await saveMove(scope, pendency, { ...input, moved: decided.value });
  if (isRejection(decided.value.move.action)) await notifyOfRejection(scope, pendency, input.note);
  return accept(decided.value);
};
