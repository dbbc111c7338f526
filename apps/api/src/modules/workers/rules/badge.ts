// Decides until when a worker may have a badge.
import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";

export type BadgeFacts = {
  readonly status: WorkerStatus;
  readonly isRemoved: boolean;
  /** Whether a link to a project has no end. */
  readonly isEndless: boolean;
  /** The last day of all links; null without a link that ends. */
  readonly lastDay: IsoDay | null;
};
/** Reason for which a badge is revoked. */
export type BadgeEnd = "dismissed" | "unlinked" | "removed";

/** Why a worker may have no badge on a day; null if they may. Leave and vacation do not revoke it: the public page then says no. */
export const badgeEndOn = ({ status, isRemoved, isEndless, lastDay }: BadgeFacts, day: IsoDay): BadgeEnd | null => {
  if (isRemoved) return "removed";
  if (status === "dismissed") return "dismissed";
  return isEndless || (lastDay !== null && lastDay >= day) ? null : "unlinked";
};

/** The day on which the last link has ended. */
export const badgeDueOn = ({ isEndless, lastDay }: Pick<BadgeFacts, "isEndless" | "lastDay">): IsoDay | null =>
  isEndless || lastDay === null ? null : addDays(lastDay, 1);
