// Rules of open questions.
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { disputedStatuses } from "../disputes/rules/disputable.ts";

/** Status of a pendency with an open question. */
const stopped: PendencyStatus = "SUPPORT";

export type Side = "contractor" | "provider";
type Stopped = { readonly status: PendencyStatus; readonly active: boolean; readonly questionSide: Side | null };

/** The side that did not ask answers the question. */
export const mustAnswerQuestion = ({ status, active, questionSide }: Stopped, standsOn: () => readonly Side[]): boolean =>
  active && status === stopped && standsOn().some((side) => side !== questionSide);

/**
 * Status filter with the filters of questions and disputes applied. An open question exists only in SUPPORT and a pending dispute only in the
 * statuses of disputed documents, so that any other status matches no row.
 */
export const effectiveStatuses = ({ status, considerComments, waitsForMyAnswer, disputed }: PendencyFilter): PendencyFilter["status"] => {
  if (!considerComments && !waitsForMyAnswer && !disputed) return status;
  const possible = considerComments || waitsForMyAnswer ? [stopped] : disputedStatuses;
  return possible.filter((one) => status === undefined || status.includes(one));
};
