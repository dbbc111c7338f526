import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { isSending, leadsOn, type OwnMove, offeredMoves } from "../../../shared/pendencies/moves/own-moves.ts";

/** Moves with a button of their own. */
const rejecting: readonly OwnMove[] = ["reject", "confirm_rejection"];

/**
 * The primary move, the rejection and the other moves. Possible moves come before blocked ones. A possible rejection is highlighted instead
 * of a blocked finish; marking as not applicable replaces it. Closing without review is never primary, because nobody reviews it.
 */
export const arrangedMoves = (pendency: Pick<Pendency, "moves" | "waitsForMyAnswer">) => {
  const moves = offeredMoves(pendency);
  const rejection = moves.find(({ action }) => rejecting.includes(action)) ?? null;
  const candidates = moves.filter((move) => move !== rejection && move.action !== "close_unread");
  const leader = candidates.find(({ action }) => leadsOn(action, pendency));
  const isBlocked = leader?.obstacle === "pendency.cannot_finish";
  const instead = isBlocked && candidates.find(({ action, obstacle }) => action === "not_applicable" && obstacle === null);
  const first = instead || leader || candidates.find(({ obstacle }) => obstacle === null) || candidates[0] || null;
  const isRejecting = rejection?.obstacle === null && (isBlocked || leader === undefined) && !instead;
  // Without documents, adding them is the highlighted action.
  const isAhead = leader !== undefined && isSending(leader.action) && leader.obstacle !== null;
  return {
    first,
    isLeading: leader !== undefined && !isAhead && !isRejecting,
    rejection,
    isRejecting,
    others: moves.filter((move) => move !== first && move !== rejection),
  };
};
export type MoveAtHand = ReturnType<typeof offeredMoves<Pendency["moves"][number]>>[number];
