import type { OwnMove } from "./own-moves.ts";

/** Kind of note that a move requires. */
export const askedNote: { readonly [M in OwnMove]?: "reason" | "justification" | "question" | "answer" } = {
  reopen: "reason",
  reject: "justification",
  confirm_rejection: "justification",
  question: "question",
  answer: "answer",
};

/** Moves with an optional note. */
const mayNote: readonly OwnMove[] = ["not_applicable", "close_unread"];
export const takesNote = (action: OwnMove): boolean => askedNote[action] !== undefined || mayNote.includes(action);
