import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { leadsOn, type OwnMove, offeredMoves } from "../../shared/pendencies/moves/own-moves.ts";

/** Statuses that need no action while the document is valid. */
const settled: readonly PendencyStatus[] = ["DONE", "NOT_APPLICABLE"];

/** Statuses under review. A user who can only reject reviews there by rejecting. */
const toReview: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];
const turningBack: readonly OwnMove[] = ["reject", "pre_reject"];
export const isReview = (move: OwnMove): boolean => move === "finish" || turningBack.includes(move);

type NextStep = { readonly move: OwnMove } | { readonly waitsFor: "others" } | null;

/** The next move of the user, or that another user must act; null if no action is needed. */
export const nextStep = (pendency: Pick<PendencyRow, "moves" | "status" | "active" | "waitsForMyAnswer">): NextStep => {
  const moves = offeredMoves(pendency).map(({ action }) => action);
  const leader = moves.find((action) => leadsOn(action, pendency));
  const move = leader ?? (toReview.includes(pendency.status) ? moves.find(isReview) : undefined);
  if (move) return { move };
  return pendency.active && !settled.includes(pendency.status) ? { waitsFor: "others" } : null;
};
