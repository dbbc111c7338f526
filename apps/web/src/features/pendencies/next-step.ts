import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { type OwnMove, offeredMoves } from "../../shared/pendencies/own-moves.ts";

/** What leads on; what turns back or asks is nobody's next step. */
const leadingOn: readonly OwnMove[] = ["answer", "send", "renew", "finish", "confirm_rejection", "take_over"];
/** Whoever asked may answer themselves, which is no step that waits for them. */
const isOnesTurn = ({ action }: { readonly action: OwnMove }, { waitsForMyAnswer }: Pick<PendencyRow, "waitsForMyAnswer">): boolean =>
  leadingOn.includes(action) && (action !== "answer" || waitsForMyAnswer);
/** Where nobody has to do anything, as long as the document holds. */
const settled: readonly PendencyStatus[] = ["DONE", "NOT_APPLICABLE"];

type NextStep = { readonly move: OwnMove } | { readonly waitsFor: "others" } | null;

/** What the person may do next, or that it is somebody else's turn; nothing where it is nobody's. */
export const nextStep = (pendency: Pick<PendencyRow, "moves" | "status" | "active" | "waitsForMyAnswer">): NextStep => {
  const move = offeredMoves(pendency).find((one) => isOnesTurn(one, pendency))?.action;
  if (move) return { move };
  return pendency.active && !settled.includes(pendency.status) ? { waitsFor: "others" } : null;
};
