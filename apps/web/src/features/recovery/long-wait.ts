import { SUPPORT_HINT_HOURS } from "@emdia/contract/limits.ts";

const HOUR_MS = 3_600_000;

/** Whether somebody has waited for a confirmation longer than patience helps. Without a beginning nobody waits. */
export const isLongWait = (since: string | undefined, nowMs: number): boolean =>
  since !== undefined && nowMs - Date.parse(since) > SUPPORT_HINT_HOURS * HOUR_MS;
