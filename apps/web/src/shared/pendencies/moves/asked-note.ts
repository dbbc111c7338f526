import type { OwnMove } from "./own-moves.ts";

/** What has to be written with a move, by what it is called. */
export const askedNote: { readonly [M in OwnMove]?: "reason" | "justification" | "question" | "answer" } = {
  reopen: "reason",
  reject: "justification",
  confirm_rejection: "justification",
  question: "question",
  answer: "answer",
};

/** Nobody has to say why, and may. */
const mayNote: readonly OwnMove[] = ["not_applicable", "close_unread"];
export const takesNote = (action: OwnMove): boolean => askedNote[action] !== undefined || mayNote.includes(action);
