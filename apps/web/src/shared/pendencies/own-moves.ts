import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
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
  "pre_analyse",
  "pre_reject",
  "not_applicable",
  "close_unread",
  "reopen",
  "question",
] as const satisfies readonly PendencyAction[];
export type OwnMove = (typeof ownMoves)[number];
export type OfferedMove = { readonly action: OwnMove; readonly status: PendencyStatus };

/** What somebody is offered, in the order in which it is shown. */
export const offeredMoves = ({ moves }: Pick<PendencyRow, "moves">): readonly OfferedMove[] =>
  ownMoves.flatMap((action) => moves.filter((move) => move.action === action).map(({ status }) => ({ action, status })));
