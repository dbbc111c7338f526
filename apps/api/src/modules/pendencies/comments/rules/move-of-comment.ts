import type { CommentKind, PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import { accept, type Outcome, refuse } from "../../../../kernel/outcome.ts";
import type { Standing, TransitionRequest } from "../../rules/move.ts";

type Talk = Standing & { readonly questionWaits: boolean };

/** Transition of a comment, or null: a question stops the pendency, its answer resumes it, and a regular comment changes nothing. */
export const moveOfComment = (
  kind: CommentKind,
  { returnsTo, questionWaits }: Talk,
): Outcome<TransitionRequest | null, "pendency.question_waits" | "pendency.nothing_to_answer"> => {
  if (kind === "REGULAR") return accept(null);
  if (kind === "QUESTION") return questionWaits ? refuse("pendency.question_waits") : accept({ status: "SUPPORT", action: "question" });
  return returnsTo === null ? refuse("pendency.nothing_to_answer") : accept({ status: returnsTo, action: "answer" });
};

/** Kind of the comment that a status change writes. */
export const commentOfMove = (action: PendencyAction): CommentKind => {
  if (action === "question") return "QUESTION";
  return action === "answer" ? "ANSWER" : "REGULAR";
};
