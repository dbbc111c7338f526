import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type CommentKind, commentKinds, type PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";

/** The move that each kind of comment makes. */
const moveOf: { readonly [K in CommentKind]: PendencyAction | null } = { REGULAR: null, QUESTION: "question", ANSWER: "answer" };

type Movable = { readonly moves: readonly Pick<Pendency["moves"][number], "action">[] };

/** The kinds of comment that the current moves allow. */
export const availableCommentKinds = ({ moves }: Movable): readonly CommentKind[] =>
  commentKinds.filter((kind) => moveOf[kind] === null || moves.some(({ action }) => action === moveOf[kind]));

/** The chosen kind if it is still allowed. Without a choice, ANSWER if the question waits for the user. */
export const kindMeant = (pendency: Movable & Pick<Pendency, "waitsForMyAnswer">, chosen: CommentKind | null): CommentKind => {
  const kinds = availableCommentKinds(pendency);
  if (chosen !== null) return kinds.includes(chosen) ? chosen : "REGULAR";
  return pendency.waitsForMyAnswer && kinds.includes("ANSWER") ? "ANSWER" : "REGULAR";
};
