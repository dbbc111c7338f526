import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { askedNote } from "../../../shared/pendencies/moves/asked-note.ts";
import { type OwnMove, offeredMoves } from "../../../shared/pendencies/moves/own-moves.ts";

/** The decision keys, each with the moves that it can make. */
export const decisions = {
  a: ["finish"],
  r: ["reject", "confirm_rejection"],
  n: ["not_applicable"],
  p: ["question"],
} as const satisfies { readonly [key: string]: readonly OwnMove[] };
export type DecisionKey = keyof typeof decisions;

/** Moves that can be delayed for undo, because the reviewer leaves the pendency after them. */
const undoableMoves = ["finish", "not_applicable", "close_unread", "reject", "confirm_rejection"] as const satisfies readonly OwnMove[];
type UndoableMove = (typeof undoableMoves)[number];
export const isUndoable = (action: OwnMove): action is UndoableMove => undoableMoves.some((one) => one === action);

const endingMoves: readonly OwnMove[] = [...undoableMoves, "question"];
/** Whether the move ends the review, so that the queue opens the next pendency. */
export const endsReview = (action: OwnMove): boolean => endingMoves.includes(action);

type Move = ReturnType<typeof offeredMoves<Pendency["moves"][number]>>[number];
export type AtHand = { readonly move: Move; readonly isUndoable: boolean };

/** The move of a key. A blocked move and one with a required note open their dialog; the note is submitted with a delay there. */
export const decisionForKey = (key: DecisionKey, pendency: Pick<Pendency, "moves">): AtHand | null => {
  const wanted: readonly OwnMove[] = decisions[key];
  const move = offeredMoves(pendency).find(({ action }) => wanted.includes(action));
  return move ? { move, isUndoable: move.obstacle === null && isUndoable(move.action) && askedNote[move.action] === undefined } : null;
};
