import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type CommentKind, commentKinds, type PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";

/** Which move of the pendency a comment makes. */
const moveOf: { readonly [K in CommentKind]: PendencyAction | null } = { REGULAR: null, QUESTION: "question", ANSWER: "answer" };

/** What may be said as things stand: a question where it may be stopped, an answer where one is waited for. */
export const kindsNow = ({ moves }: { readonly moves: readonly Pick<Pendency["moves"][number], "action">[] }): readonly CommentKind[] =>
  commentKinds.filter((kind) => moveOf[kind] === null || moves.some(({ action }) => action === moveOf[kind]));
