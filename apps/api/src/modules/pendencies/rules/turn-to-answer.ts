// Rules of open questions.
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** Status of a pendency with an open question. */
export const stoppedStatus: PendencyStatus = "SUPPORT";

export type Side = "contractor" | "provider";
type Stopped = { readonly status: PendencyStatus; readonly active: boolean; readonly questionSide: Side | null };

/** The side that did not ask answers the question. */
export const mustAnswerQuestion = ({ status, active, questionSide }: Stopped, standsOn: () => readonly Side[]): boolean =>
  active && status === stoppedStatus && standsOn().some((side) => side !== questionSide);
