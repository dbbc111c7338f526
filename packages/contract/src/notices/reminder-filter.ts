import { PLANS } from "../limits.ts";
import type { PendencyStatus } from "../pendencies/vocabulary.ts";
import type { NoticeDetails } from "./notice.ts";

/** Counts of a reminder: documents never sent or rejected, and expired ones. */
export type DueCount = "open" | "expired";
const statuses: { readonly [C in DueCount]: readonly PendencyStatus[] } = { open: ["OPEN", "PRE_REJECTED"], expired: ["EXPIRED"] };

/** Filter of the pendency list with the documents of a reminder. */
export const dueFilter = ({ projects }: Pick<NoticeDetails, "projects">, count: DueCount | "all") => ({
  plan: [...PLANS],
  status: count === "all" ? [...statuses.open, ...statuses.expired] : [...statuses[count]],
  ...(projects && { project: [...projects] }),
});
