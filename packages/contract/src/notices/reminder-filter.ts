import { PLANS } from "../limits.ts";
import { expiredStatuses, type PendencyStatus, unsentStatuses } from "../pendencies/vocabulary.ts";
import type { Notice } from "./notice.ts";

/** Counts of a reminder: documents never sent or rejected, and expired ones. */
export type DueCount = "open" | "expired";
const statuses: { readonly [C in DueCount]: readonly PendencyStatus[] } = { open: unsentStatuses, expired: expiredStatuses };

/** Filter of the supplier's pendency list with the documents of a reminder, which is about one contractor. */
export const reminderFilter = ({ about, details: { projects } }: Pick<Notice, "about" | "details">, count: DueCount | "all") => ({
  plan: [...PLANS],
  status: count === "all" ? [...statuses.open, ...statuses.expired] : [...statuses[count]],
  contractor: [about.id],
  side: "provider" as const,
  ...(projects && { project: [...projects] }),
});
