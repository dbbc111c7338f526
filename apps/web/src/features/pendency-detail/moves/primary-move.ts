import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { leadsOn, type OwnMove, offeredMoves } from "../../../shared/pendencies/moves/own-moves.ts";

/** What needs documents first: until they are there, adding them stands out. */
const sending: readonly OwnMove[] = ["send", "renew"];
export const isSending = ({ action }: { readonly action: OwnMove }): boolean => sending.includes(action);

/** What the answers call for in place of an end: the server says by its obstacles whether they do. */
const calledFor: readonly OwnMove[] = ["reject", "not_applicable"];

/** The move that stands out, and those behind a button; what can be done now goes before what cannot. */
export const arrangedMoves = (pendency: Pick<Pendency, "moves" | "waitsForMyAnswer">) => {
  const moves = offeredMoves(pendency);
  const leader = moves.find(({ action }) => leadsOn(action, pendency));
  const instead = leader?.obstacle === "pendency.cannot_finish" && moves.find((move) => calledFor.includes(move.action) && !move.obstacle);
  const first = instead || leader || moves.find(({ obstacle }) => obstacle === null) || moves[0] || null;
  const isAhead = leader !== undefined && isSending(leader) && leader.obstacle !== null;
  return { first, isLeading: leader !== undefined && !isAhead, others: moves.filter((move) => move !== first) };
};
export type MoveAtHand = ReturnType<typeof offeredMoves<Pendency["moves"][number]>>[number];
