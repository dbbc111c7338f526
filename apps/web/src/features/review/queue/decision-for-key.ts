import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type OwnMove, offeredMoves } from "../../../shared/pendencies/moves/own-moves.ts";

/** The keys by which is decided, with what each of them does where it may be done. */
export const decisions = {
  a: ["finish"],
  r: ["reject", "confirm_rejection"],
  n: ["not_applicable"],
} as const satisfies { readonly [key: string]: readonly OwnMove[] };
export type DecisionKey = keyof typeof decisions;

/** Nothing leaves the house before these are final, and nobody goes on with the same pendency after them: they may be held for a while. */
const heldOnes: readonly OwnMove[] = ["finish", "not_applicable", "close_unread"];
export const mayBeHeld = (action: OwnMove): boolean => heldOnes.includes(action);

const endingOnes: readonly OwnMove[] = [...heldOnes, "reject", "confirm_rejection", "question"];
/** What ends the review of a pendency, for now or for good: the next one follows. Everything else leaves it open to whoever did it. */
export const endsReview = (action: OwnMove): boolean => endingOnes.includes(action);

type Move = ReturnType<typeof offeredMoves<Pendency["moves"][number]>>[number];
export type AtHand = { readonly move: Move; readonly isHeld: boolean };

/** What a key decides now; what something stands in the way of is asked about, and its dialog says what lacks. */
export const decisionForKey = (key: DecisionKey, pendency: Pick<Pendency, "moves">): AtHand | null => {
  const wanted: readonly OwnMove[] = decisions[key];
  const move = offeredMoves(pendency).find(({ action }) => wanted.includes(action));
  return move ? { move, isHeld: move.obstacle === null && mayBeHeld(move.action) } : null;
};
