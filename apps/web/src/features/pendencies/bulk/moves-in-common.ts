import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { type OfferedMove, offeredMoves } from "../../../shared/pendencies/moves/own-moves.ts";

type Offering = Pick<PendencyRow, "moves">;

/** The moves that all of the pendencies allow, in the order of a single pendency. */
export const movesInCommon = ([first, ...others]: readonly Offering[]): readonly OfferedMove[] =>
  first === undefined
    ? []
    : offeredMoves(first).filter(({ action, status }) =>
        others.every(({ moves }) => moves.some((move) => move.action === action && move.status === status)),
      );
