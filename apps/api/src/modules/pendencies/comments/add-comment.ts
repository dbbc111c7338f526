import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lockVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { movePendency } from "../record/move-pendency.ts";
import { attachmentsWaiting } from "../store/comment-attachments.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { insertComment, speaksFor } from "./insert-comment.ts";
import { presentComment } from "./present-comment.ts";
import { attached } from "./rules/attached.ts";
import { moveOfComment } from "./rules/move-of-comment.ts";
import { type Mentioned, peopleOf, waitingQuestion } from "./store.ts";

const KEY = "add_comment_pendency";

/** Refuses mentions of accounts that do not see the pendency, because they could not open it. */
const mentioned = async (
  { tx }: Scope,
  pendency: StoredPendency,
  accountIds: readonly number[],
): Promise<Outcome<readonly Mentioned[], "pendency.mention_not_found">> => {
  const ids = [...new Set(accountIds)];
  const people = new Map((await peopleOf(tx, pendency, { ids, atMost: ids.length })).map(({ id, name }) => [id, { id, name }]));
  const unknown = ids.find((id) => !people.has(id));
  return unknown === undefined ? accept(ids.flatMap((id) => people.get(id) ?? [])) : refuse("pendency.mention_not_found", { id: unknown });
};

export const addCommentTo: Handler<"POST /pendencies/{id}/comments"> = async (scope, { params, body: { kind, text, ...body } }) => {
  const found = await lockVisiblePendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  if (!mayDo(scope, KEY, pendency)) return refuse("permission.missing", { permission: KEY, companyId: companyAsked(scope, pendency) });
  const mentions = await mentioned(scope, pendency, body.mentions ?? []);
  if (!mentions.ok) return mentions;

  const ids = body.attachments ?? [];
  const waiting = ids.length === 0 ? [] : await attachmentsWaiting(scope.tx, pendency, { ids, accountId: scope.account.id });
  const attachments = attached(ids, waiting);
  if (!attachments.ok) return attachments;

  const question = await waitingQuestion(scope.tx, pendency);
  const transition = moveOfComment(kind, { ...pendency, questionWaits: question !== undefined });
  if (!transition.ok) return transition;
  const side = speaksFor(scope, pendency, { kind, asked: kind === "ANSWER" ? question?.side : undefined });
  const moved = transition.value && (await movePendency(scope, pendency, { ...transition.value, note: text, isSaid: true }));
  if (moved && !moved.ok) return moved;
  const askedBy = kind === "ANSWER" ? (question?.author.id ?? null) : null;
  const said = { kind, text, mentions: mentions.value, attachments: attachments.value };
  const comment = await insertComment(scope, pendency, { ...said, side, askedBy });
  const about = { kind: "pendency", id: pendency.id };
  const subject = { kind: "pendency_comment", id: comment.id, name: pendency.name };
  await recordHistory(scope, {
    ownerId: pendency.contractorId,
    providerId: pendency.providerId,
    about,
    subject,
    action: "pendency.commented" satisfies PendencyDeed,
  });
  return presentComment(scope, pendency, comment);
};
