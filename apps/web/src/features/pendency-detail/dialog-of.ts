import type { AskedMove } from "./use-moves.ts";

type AboutDocument = "QUESTION_APPROVED_DOCUMENT" | "QUESTION_DOCUMENT_VALIDITY";
type Verified = Pick<AskedMove["verification"], "action" | "decision">;

/** What a question is about, where it is about a document that was approved. */
export const questionAbout = ({ decision }: Pick<Verified, "decision">): AboutDocument | null =>
  decision === "QUESTION_APPROVED_DOCUMENT" || decision === "QUESTION_DOCUMENT_VALIDITY" ? decision : null;

/** Which dialog a verification opens: that of a rejection, that of a question, or the one that every other move has. */
export const dialogOf = ({ action, decision }: Verified): "rejection" | "question" | "move" => {
  if (decision === "REJECTED") return "rejection";
  return questionAbout({ decision }) !== null || action === "question" ? "question" : "move";
};
