import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";

/** Statuses of the figures of suppliers. Must agree with `supplier_figures` in the database. */
export const expiredStatuses: readonly PendencyStatus[] = ["EXPIRED"];
/** Sent documents that the contractor has to review. */
export const inReviewStatuses: readonly PendencyStatus[] = ["IN_REVISION", "PRE_ANALYSIS"];
/** Documents that the supplier has never sent, or that were rejected. */
export const openStatuses: readonly PendencyStatus[] = ["OPEN", "PRE_REJECTED"];
