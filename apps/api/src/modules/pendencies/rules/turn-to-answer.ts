import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** Where a question stops a pendency. */
const stopped: PendencyStatus = "SUPPORT";

export type Side = "contractor" | "provider";
type Stopped = { readonly status: PendencyStatus; readonly active: boolean; readonly questionSide: Side | null };

/** A question is answered by the side that did not ask it. */
export const mustAnswerQuestion = ({ status, active, questionSide }: Stopped, standsOn: () => readonly Side[]): boolean =>
  active && status === stopped && standsOn().some((side) => side !== questionSide);

/** A question that waits for an answer stops its pendency in one status: under any other there is none. */
export const effectiveStatuses = ({ status, considerComments, waitsForMyAnswer }: PendencyFilter): PendencyFilter["status"] => {
  if (!considerComments && !waitsForMyAnswer) return status;
  return status === undefined || status.includes(stopped) ? [stopped] : [];
};
