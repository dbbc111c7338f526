import { SUPPORT_HINT_HOURS } from "@emdia/contract/limits.ts";

const HOUR_MS = 3_600_000;

/** Whether the user has waited for a confirmation longer than SUPPORT_HINT_HOURS. False if the start is unknown. */
export const isLongWait = (since: string | undefined, nowMs: number): boolean =>
  since !== undefined && nowMs - Date.parse(since) > SUPPORT_HINT_HOURS * HOUR_MS;
