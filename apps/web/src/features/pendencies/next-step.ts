import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { leadsOn, type OwnMove, offeredMoves } from "../../shared/pendencies/own-moves.ts";

/** Where nobody has to do anything, as long as the document holds. */
const settled: readonly PendencyStatus[] = ["DONE", "NOT_APPLICABLE"];

type NextStep = { readonly move: OwnMove } | { readonly waitsFor: "others" } | null;

/** What the person may do next, or that it is somebody else's turn; nothing where it is nobody's. */
export const nextStep = (pendency: Pick<PendencyRow, "moves" | "status" | "active" | "waitsForMyAnswer">): NextStep => {
  const move = offeredMoves(pendency).find(({ action }) => leadsOn(action, pendency))?.action;
  if (move) return { move };
  return pendency.active && !settled.includes(pendency.status) ? { waitsFor: "others" } : null;
};
