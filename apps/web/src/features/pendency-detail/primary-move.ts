import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { type OwnMove, offeredMoves } from "../../shared/pendencies/own-moves.ts";

/** What carries the pendency on, where the others take it back or aside. */
const leading: readonly OwnMove[] = ["answer", "send", "renew", "finish", "confirm_rejection", "take_over"];

/** The move that stands out, and those behind a button; what can be done now goes before what cannot. */
export const arrangedMoves = (pendency: Pick<Pendency, "moves">) => {
  const moves = offeredMoves(pendency);
  const first = moves.find(({ action }) => leading.includes(action)) ?? moves.find(({ obstacle }) => obstacle === null) ?? moves[0] ?? null;
  return { first, isLeading: first !== null && leading.includes(first.action), others: moves.filter((move) => move !== first) };
};
export type MoveAtHand = ReturnType<typeof offeredMoves<Pendency["moves"][number]>>[number];
