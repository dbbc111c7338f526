import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import type { StatusTotal } from "@emdia/contract/pendencies/list-routes.ts";
import { owedStatuses, type PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { PendencyAddress } from "../pendency-filter.ts";

/**
 * The filter of the sending queue: its statuses in which documents are sent, or open ones if it has none, from the first page. For users on
 * both contract sides, the supplier side only. Null if the filter shows nothing to send.
 */
export const sendingFilter = (filter: PendencyAddress, isOnBothSides: boolean): PendencyAddress | null => {
  const { status: chosen = [], side } = filter;
  const status: PendencyStatus[] = chosen.length === 0 ? ["OPEN"] : chosen.filter((one) => owedStatuses.includes(one));
  if (status.length === 0 || side === "contractor") return null;
  return { ...filter, page: FIRST_PAGE, status, ...(isOnBothSides && { side: "provider" }) };
};

/** Whether the totals of the tabs include rows of this filter. */
export const hasRows = ({ status = [], rejected, withoutRejection }: PendencyAddress, totals: readonly StatusTotal[]): boolean =>
  totals.some((one) => one.total > 0 && status.includes(one.status) && (!rejected || one.rejected) && (!withoutRejection || !one.rejected));
