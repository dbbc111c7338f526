import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { disputedStatuses } from "../disputes/rules/disputable.ts";
import { irregularStatuses } from "./irregular.ts";
import { rejectedStatus } from "./rejection.ts";
import { waitsForAnalysis } from "./sending.ts";
import { stoppedStatus } from "./turn-to-answer.ts";

type Limited = Pick<
  PendencyFilter,
  "status" | "considerComments" | "waitsForMyAnswer" | "rejected" | "withoutRejection" | "disputed" | "myQueue" | "irregular"
>;
/**
 * Status filter with the filters that exist in some statuses only: an open question in SUPPORT, a rejection in OPEN, a pending dispute in the
 * statuses of disputed documents, an assigned review in the statuses of a review, an irregular document in those of its turn. Any other status matches no row.
 */
export const effectiveStatuses = ({ status, considerComments, waitsForMyAnswer, ...filter }: Limited): PendencyFilter["status"] => {
  const limits = [
    ...(considerComments || waitsForMyAnswer ? [[stoppedStatus]] : []),
    ...(filter.rejected || filter.withoutRejection ? [[rejectedStatus]] : []),
    ...(filter.disputed ? [disputedStatuses] : []),
    ...(filter.myQueue ? [waitsForAnalysis] : []),
    ...(filter.irregular ? [irregularStatuses[filter.irregular]] : []),
  ];
  return limits.reduce<PendencyFilter["status"]>(
    (left, possible) => possible.filter((one) => left === undefined || left.includes(one)),
    status,
  );
};
