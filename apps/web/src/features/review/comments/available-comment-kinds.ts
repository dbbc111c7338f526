import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type CommentKind, commentKinds, type PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";

/** Which move of the pendency a comment makes. */
const moveOf: { readonly [K in CommentKind]: PendencyAction | null } = { REGULAR: null, QUESTION: "question", ANSWER: "answer" };

type Movable = { readonly moves: readonly Pick<Pendency["moves"][number], "action">[] };

/** What may be said as things stand: a question where it may be stopped, an answer where one is waited for. */
export const availableCommentKinds = ({ moves }: Movable): readonly CommentKind[] =>
  commentKinds.filter((kind) => moveOf[kind] === null || moves.some(({ action }) => action === moveOf[kind]));

/** What somebody means who writes: what they chose, as long as it may be said. Whoever is asked something most likely answers, and whoever asked it does not. */
export const kindMeant = (pendency: Movable & Pick<Pendency, "waitsForMyAnswer">, chosen: CommentKind | null): CommentKind => {
  const kinds = availableCommentKinds(pendency);
  if (chosen !== null) return kinds.includes(chosen) ? chosen : "REGULAR";
  return pendency.waitsForMyAnswer && kinds.includes("ANSWER") ? "ANSWER" : "REGULAR";
};
