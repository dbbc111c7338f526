import type { Comment, CommentAttachment } from "@emdia/contract/pendencies/comment.ts";
import { missingFileKey, type Seer, sidesHolding } from "../policy.ts";
import type { StoredAttachment } from "../store/comment-attachments.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { isToVerify } from "./rules/answer-state.ts";
import type { StoredComment } from "./store.ts";

export const presentAttachment = (
  scope: Seer,
  pendency: StoredPendency,
  { id, name, type, size, state }: StoredAttachment,
): CommentAttachment => {
  const missingKey = missingFileKey(scope, pendency);
  return { id, name, type, size, state, missingKey, can: { open: state === "clean" && missingKey === null } };
};

export const presentComment = (scope: Seer, pendency: StoredPendency, comment: StoredComment): Comment => ({
  id: comment.id,
  pendencyId: pendency.id,
  kind: comment.kind,
  answerState: comment.answerState,
  systemKind: pendency.plan,
  text: comment.text,
  author: comment.author,
  company: comment.side === "contractor" ? pendency.contractor : pendency.provider,
  side: comment.side,
  mentions: comment.mentions,
  attachments: comment.attachments.map((attachment) => presentAttachment(scope, pendency, attachment)),
  createdAt: comment.createdAt.toISOString(),
  can: { verify: isToVerify(comment, sidesHolding(scope, "add_comment_pendency", pendency)) },
});
