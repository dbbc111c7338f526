import type { AskedMove } from "./use-moves.ts";

type AboutDocument = "QUESTION_APPROVED_DOCUMENT" | "QUESTION_DOCUMENT_VALIDITY";
type Verified = Pick<AskedMove["verification"], "decision">;

/** The topic of a question about an approved document; otherwise null. */
export const questionAbout = ({ decision }: Verified): AboutDocument | null =>
  decision === "QUESTION_APPROVED_DOCUMENT" || decision === "QUESTION_DOCUMENT_VALIDITY" ? decision : null;

/** Whether the decision is a rejection. Several moves can reject. */
export const isRejection = ({ decision }: Verified): boolean => decision === "REJECTED";
