import type { Comment, CommentAttachment } from "@emdia/contract/pendencies/comment.ts";
import type { ListedPendency } from "../list/store/pendency-row.ts";
import { mayDo, type Seer, sidesHolding } from "../policy.ts";
import type { StoredAttachment } from "../store/comment-attachments.ts";
import { isToVerify } from "./rules/answer-state.ts";
import type { StoredComment } from "./store.ts";

export const presentAttachment = (
  scope: Seer,
  pendency: ListedPendency,
  { id, name, type, size, state }: StoredAttachment,
): CommentAttachment => ({ id, name, type, size, state, can: { open: state === "clean" && mayDo(scope, "see_file_pendency", pendency) } });

export const presentComment = (scope: Seer, pendency: ListedPendency, comment: StoredComment): Comment => ({
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
