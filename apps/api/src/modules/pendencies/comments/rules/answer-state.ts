import type { AnswerState, CommentKind } from "@emdia/contract/pendencies/vocabulary.ts";

/** On which side of a pendency somebody speaks. */
export type SpokenFrom = "contractor" | "provider";

/** A question waits; nothing else is answered. */
export const stateAtFirst = (kind: CommentKind): AnswerState | null => (kind === "QUESTION" ? "UNANSWERED" : null);

/** Whoever asked says whether the answer of the other side helps; what they answer themselves is settled. */
export const stateAfterAnswer = (asked: SpokenFrom, answered: SpokenFrom): AnswerState => (asked === answered ? "ANSWERED" : "UNVERIFIED");

type Spoken = { readonly answerState: AnswerState | null; readonly side: SpokenFrom };
/** An answer is verified once, by the side that asked. */
export const isToVerify = ({ answerState, side }: Spoken, sides: readonly SpokenFrom[]): boolean =>
  answerState === "UNVERIFIED" && sides.includes(side);
