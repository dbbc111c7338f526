// Moves that users make on a pendency.
import type { PendencyAction, PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** Moves of users, in display order. All other actions are automatic. */
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

/** The offered moves, in display order. */
export const offeredMoves = <M extends Offered>({
  moves,
}: {
  readonly moves: readonly M[];
}): readonly (M & { readonly action: OwnMove })[] => ownMoves.flatMap((action) => moves.filter((move) => isBy(move, action)));

/** Whether the user may move the pendency; only such rows are selectable. */
export const isMovable = (pendency: { readonly moves: readonly Offered[] }): boolean => offeredMoves(pendency).length > 0;

/** Whether the move sends documents for analysis. */
export const isSending = (action: PendencyAction): boolean => action === "send" || action === "renew";

/** Moves that advance a pendency. Moves that return, close or question it are not a next step. */
const leading: readonly OwnMove[] = ["answer", "send", "renew", "finish", "confirm_rejection", "take_over"];
/** The author of a question may answer it too, but it does not wait for them. */
export const leadsOn = (action: OwnMove, { waitsForMyAnswer }: { readonly waitsForMyAnswer: boolean }): boolean =>
  leading.includes(action) && (action !== "answer" || waitsForMyAnswer);
