import type { CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { Scope, Side } from "../../../platform/access/scope.ts";
import { sidesHolding } from "../policy.ts";
import { noticeOfComment } from "../rules/notice-recipients.ts";
import type { StoredAttachment } from "../store/comment-attachments.ts";
import { writePendencyNotices } from "../store/notices.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { stateAtFirst } from "./rules/answer-state.ts";
import { addComment, type Mentioned, type StoredComment } from "./store.ts";

type Input = {
  readonly kind: CommentKind;
  readonly text: string;
  readonly mentions: readonly Mentioned[];
  readonly attachments?: readonly StoredAttachment[];
  /** The person whose question an answer is about. */
  readonly askedBy?: number | null;
};

const keys = {
  REGULAR: "add_comment_pendency",
  QUESTION: "send_doubts_document",
  ANSWER: "add_comment_pendency",
} as const satisfies { readonly [K in CommentKind]: PermissionKey };

/** Side for which the user writes. A user who acts for both sides answers for the side that did not ask. */
export const speaksFor = (
  scope: Scope,
  pendency: StoredPendency,
  { kind, asked }: { readonly kind: CommentKind; readonly asked?: Side | undefined },
): Side => {
  const sides = sidesHolding(scope, keys[kind], pendency);
  return sides.find((side) => side !== asked) ?? sides[0] ?? "contractor";
};

/** Writes the comment and the notices of it. */
export const insertComment = async (
  scope: Scope,
  pendency: StoredPendency,
  { side: given, askedBy = null, ...said }: Input & { readonly side?: Side },
): Promise<StoredComment> => {
  const side = given ?? speaksFor(scope, pendency, said);
  const comment = await addComment(scope.tx, pendency, {
    side,
    author: { id: scope.account.id, name: scope.account.name },
    kind: said.kind,
    answerState: stateAtFirst(said.kind),
    text: said.text,
    mentions: [...said.mentions],
    attachments: said.attachments ?? [],
    createdAt: scope.now,
  });
  const { kind, text, mentions } = said;
  const notice = noticeOfComment({ kind, side, senders: pendency.senders, askedBy, mentions: mentions.map(({ id }) => id) });
  if (notice) await writePendencyNotices(scope.tx, pendency.id, { ...notice, actor: scope.account.name, text, now: scope.now });
  return comment;
};
