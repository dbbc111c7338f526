import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { rejectedStatus } from "./rejection.ts";
import { stoppedStatus } from "./turn-to-answer.ts";

type Limited = Pick<PendencyFilter, "status" | "considerComments" | "waitsForMyAnswer" | "rejected" | "withoutRejection">;
/** Status filter with the filters that exist in one status only: an open question in SUPPORT, a rejection in OPEN. */
export const effectiveStatuses = ({ status, considerComments, waitsForMyAnswer, ...filter }: Limited): PendencyFilter["status"] => {
  const limits = [
    ...(considerComments || waitsForMyAnswer ? [stoppedStatus] : []),
    ...(filter.rejected || filter.withoutRejection ? [rejectedStatus] : []),
  ];
  return limits.reduce<PendencyFilter["status"]>((left, one) => (left === undefined || left.includes(one) ? [one] : []), status);
};
