import type { AskedMove } from "./use-moves.ts";

type AboutDocument = "QUESTION_APPROVED_DOCUMENT" | "QUESTION_DOCUMENT_VALIDITY";
type Verified = Pick<AskedMove["verification"], "decision">;

/** What a question is about, where it is about a document that was approved. */
export const questionAbout = ({ decision }: Verified): AboutDocument | null =>
  decision === "QUESTION_APPROVED_DOCUMENT" || decision === "QUESTION_DOCUMENT_VALIDITY" ? decision : null;

/** What is rejected says on what that rests, whichever move it is. */
export const isRejection = ({ decision }: Verified): boolean => decision === "REJECTED";
