import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { leadsOn, type OwnMove, offeredMoves } from "../../shared/pendencies/moves/own-moves.ts";

/** Where nobody has to do anything, as long as the document holds. */
const settled: readonly PendencyStatus[] = ["DONE", "NOT_APPLICABLE"];

/** Where a document waits to be looked at, and what whoever may do no more than turn it back does there. */
const toReview: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];
const turningBack: readonly OwnMove[] = ["reject", "pre_reject"];
export const isReview = (move: OwnMove): boolean => move === "finish" || turningBack.includes(move);

type NextStep = { readonly move: OwnMove } | { readonly waitsFor: "others" } | null;

/** What the person may do next, or that it is somebody else's turn; nothing where it is nobody's. */
export const nextStep = (pendency: Pick<PendencyRow, "moves" | "status" | "active" | "waitsForMyAnswer">): NextStep => {
  const moves = offeredMoves(pendency).map(({ action }) => action);
  const leader = moves.find((action) => leadsOn(action, pendency));
  const move = leader ?? (toReview.includes(pendency.status) ? moves.find(isReview) : undefined);
  if (move) return { move };
  return pendency.active && !settled.includes(pendency.status) ? { waitsFor: "others" } : null;
};
