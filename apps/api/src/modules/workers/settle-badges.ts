import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { badgeDueOn, badgeEndOn } from "./rules/badge.ts";
import { validBadges, writeBadges } from "./store/badges.ts";

type Input = { readonly providerId: number; readonly workerIds: readonly number[]; readonly today: IsoDay };

/** Revokes the badges of workers who are dismissed, removed or without a link, and moves the day of the next check. */
export const settleBadges = async (tx: Tx, { providerId, workerIds, today }: Input): Promise<void> => {
  const badges = await validBadges(tx, { providerId, workerIds });
  const changes = badges.flatMap((badge) => {
    const [reason, dueOn] = [badgeEndOn(badge, today), badgeDueOn(badge)];
    return reason === null && dueOn === badge.dueOn ? [] : [{ workerId: badge.workerId, dueOn, reason }];
  });
  await writeBadges(tx, providerId, changes);
};

type Single = { readonly providerId: number; readonly workerId: number; readonly today: IsoDay };

/** Whether the badge of a worker is valid on a day, also before the daily job has run. */
export const hasValidBadge = async (tx: Tx, { providerId, workerId, today }: Single): Promise<boolean> => {
  const badges = await validBadges(tx, { providerId, workerIds: [workerId] });
  return badges.some((badge) => badgeEndOn(badge, today) === null);
};
