import type { Comment } from "@emdia/contract/pendencies/comment.ts";
import { type Seer, sidesHolding } from "../policy.ts";
import type { ListedPendency } from "../store/pendency-rows.ts";
import { isToVerify } from "./rules/answer-state.ts";
import type { StoredComment } from "./store.ts";

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
  createdAt: comment.createdAt.toISOString(),
  can: { verify: isToVerify(comment, sidesHolding(scope, "add_comment_pendency", pendency)) },
});
