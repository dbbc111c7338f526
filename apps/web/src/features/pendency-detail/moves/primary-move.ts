import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { leadsOn, type OwnMove, offeredMoves } from "../../../shared/pendencies/moves/own-moves.ts";

/** Moves that need documents first. Without documents, adding them is the highlighted action. */
const sending: readonly OwnMove[] = ["send", "renew"];
export const isSending = ({ action }: { readonly action: OwnMove }): boolean => sending.includes(action);

/** Moves that replace a blocked finish. The obstacles of the server show whether the answers allow them. */
const calledFor: readonly OwnMove[] = ["reject", "not_applicable"];

/** The primary move and the other moves. Possible moves come before blocked ones. */
export const arrangedMoves = (pendency: Pick<Pendency, "moves" | "waitsForMyAnswer">) => {
  const moves = offeredMoves(pendency);
  const leader = moves.find(({ action }) => leadsOn(action, pendency));
  const instead = leader?.obstacle === "pendency.cannot_finish" && moves.find((move) => calledFor.includes(move.action) && !move.obstacle);
  const first = instead || leader || moves.find(({ obstacle }) => obstacle === null) || moves[0] || null;
  const isAhead = leader !== undefined && isSending(leader) && leader.obstacle !== null;
  return { first, isLeading: leader !== undefined && !isAhead, others: moves.filter((move) => move !== first) };
};
export type MoveAtHand = ReturnType<typeof offeredMoves<Pendency["moves"][number]>>[number];
