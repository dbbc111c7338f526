import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { type OwnMove, offeredMoves } from "../../shared/pendencies/own-moves.ts";

/** What leads on; what turns back or asks is nobody's next step. */
const leadingOn: readonly OwnMove[] = ["answer", "send", "renew", "finish", "confirm_rejection", "take_over"];

type NextStep = { readonly move: OwnMove } | { readonly waitsFor: "others" } | null;

/** What the person may do next, or that it is somebody else's turn; nothing where nobody has to do anything. */
export const nextStep = (pendency: Pick<PendencyRow, "moves" | "isAwaitingAction">): NextStep => {
  const move = offeredMoves(pendency).find(({ action }) => leadingOn.includes(action))?.action;
  if (move) return { move };
  return pendency.isAwaitingAction ? { waitsFor: "others" } : null;
};
