import type { AnswerState, CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";

/** Side of the author of a comment. */
export type SpokenFrom = "contractor" | "provider";

/** Only a question waits for an answer. */
export const stateAtFirst = (kind: CommentKind): AnswerState | null => (kind === "QUESTION" ? "UNANSWERED" : null);

/** The side of the question verifies an answer of the other side. Its own answer settles the question. */
export const stateAfterAnswer = (questionSide: SpokenFrom, answerSide: SpokenFrom): AnswerState =>
  questionSide === answerSide ? "ANSWERED" : "UNVERIFIED";

type Spoken = { readonly answerState: AnswerState | null; readonly side: SpokenFrom };
/** Only the side of the question verifies an answer, once. */
export const isToVerify = ({ answerState, side }: Spoken, sides: readonly SpokenFrom[]): boolean =>
  answerState === "UNVERIFIED" && sides.includes(side);
