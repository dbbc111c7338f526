import { USERS_REFRESH_AFTER_CANCEL_MS, USERS_REFRESH_AFTER_INVITE_MS } from "@emdia/contract/limits.ts";

const refreshDelays = { invited: USERS_REFRESH_AFTER_INVITE_MS, cancelled: USERS_REFRESH_AFTER_CANCEL_MS } as const;

/** Reloads the lists after a delay that depends on the action. */
export const refreshLater = (deed: keyof typeof refreshDelays, refresh: () => unknown): void => {
  setTimeout(refresh, refreshDelays[deed]);
};
