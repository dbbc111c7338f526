import type { PendencyAction, PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** What people do to a pendency; the rest happens to it. What is nearest at hand comes first. */
const ownMoves = [
  "answer",
  "send",
  "renew",
  "finish",
  "confirm_rejection",
  "return_to_review",
  "take_over",
  "approve",
  "reject",
  "withdraw",
  "pre_analyse",
  "pre_reject",
  "not_applicable",
  "close_unread",
  "reopen",
  "question",
] as const satisfies readonly PendencyAction[];
export type OwnMove = (typeof ownMoves)[number];
export type OfferedMove = { readonly action: OwnMove; readonly status: PendencyStatus };

type Offered = { readonly action: PendencyAction; readonly status: PendencyStatus };
const isBy = <M extends Offered>(move: M, action: OwnMove): move is M & { readonly action: OwnMove } => move.action === action;

/** What somebody is offered, in the order in which it is shown. */
export const offeredMoves = <M extends Offered>({
  moves,
}: {
  readonly moves: readonly M[];
}): readonly (M & { readonly action: OwnMove })[] => ownMoves.flatMap((action) => moves.filter((move) => isBy(move, action)));

/** Whether somebody is offered anything: only what they may move is chosen. */
export const isMovable = (pendency: { readonly moves: readonly Offered[] }): boolean => offeredMoves(pendency).length > 0;

/** What carries a pendency on; what turns back, sets aside or asks is nobody's next step. */
const leading: readonly OwnMove[] = ["answer", "send", "renew", "finish", "confirm_rejection", "take_over"];
/** Whoever asked may answer themselves, which is no step that waits for them. */
export const leadsOn = (action: OwnMove, { waitsForMyAnswer }: { readonly waitsForMyAnswer: boolean }): boolean =>
  leading.includes(action) && (action !== "answer" || waitsForMyAnswer);
