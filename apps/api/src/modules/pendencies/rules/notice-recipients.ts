import type { CommentKind, PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import type { Side } from "./turn-to-answer.ts";

type Roles = readonly ("supplier_owner" | "project_contact")[];
type Recipients = { readonly people: readonly number[]; readonly roles: Roles };

/** Actions that return a document to the supplier with reasons. A pre-rejection is confirmed first. */
export const isRejection = (action: PendencyAction): boolean => action === "reject" || action === "confirm_rejection";

/** A rejection is told to the senders, the supplier's owners and the project's contact. */
export const recipientsOfRejection = (senders: readonly number[]): Recipients => ({
  people: senders,
  roles: ["supplier_owner", "project_contact"],
});

type Said = {
  readonly kind: CommentKind;
  readonly side: Side;
  readonly senders: readonly number[];
  readonly askedBy: number | null;
  readonly mentions: readonly number[];
};
type CommentNotice = Recipients & { readonly kind: "question" | "answer" | "mention" };

/** A question is told to the other side, an answer to the person who asked. Persons that a text mentions get one notice of it. */
export const noticeOfComment = ({ kind, side, senders, askedBy, mentions }: Said): CommentNotice | null => {
  if (kind === "ANSWER") return { kind: "answer", people: [...(askedBy === null ? [] : [askedBy]), ...mentions], roles: [] };
  if (kind === "REGULAR") return mentions.length === 0 ? null : { kind: "mention", people: mentions, roles: [] };
  return side === "contractor"
    ? { kind: "question", people: [...senders, ...mentions], roles: ["supplier_owner"] }
    : { kind: "question", people: mentions, roles: ["project_contact"] };
};
