import { approvedStatuses, type PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

export type Approval = { readonly status: PendencyStatus; readonly approvedUntil: IsoDay | null; readonly closedUnread: boolean };

/** Whether the current document was reviewed and approved, and no later one was sent. */
export const standsApproved = ({ status, approvedUntil, closedUnread }: Approval): boolean =>
  approvedUntil !== null && !closedUnread && approvedStatuses.includes(status);
