import { USERS_REFRESH_AFTER_CANCEL_MS, USERS_REFRESH_AFTER_INVITE_MS } from "@emdia/contract/limits.ts";

const refreshDelays = { invited: USERS_REFRESH_AFTER_INVITE_MS, cancelled: USERS_REFRESH_AFTER_CANCEL_MS } as const;

/** The lists are read again a moment after an invitation or its cancellation, as long as each takes to settle. */
export const refreshLater = (deed: keyof typeof refreshDelays, refresh: () => unknown): void => {
  setTimeout(refresh, refreshDelays[deed]);
};
