import { browserStorage, type KeyValueStorage } from "../../shared/session/browser-storage.ts";
import { storageKeys } from "../../shared/session/storage-keys.ts";

const SUPPORT_HINT_AFTER_HOURS = 2;
const HOUR_MS = 3_600_000;

/** How long this browser has been waiting for an e-mail to be confirmed: the server tells nobody, because it would tell strangers too. */
export const createConfirmationWait = (storage: KeyValueStorage, nowMs: () => number) => ({
  /** Begins when the confirmation was first asked for; asking again does not begin anew. Says whether support should be offered. */
  isLong: (): boolean => {
    const since = Number(storage.getItem(storageKeys.confirmationSince) ?? Number.NaN);
    if (Number.isFinite(since)) return nowMs() - since > SUPPORT_HINT_AFTER_HOURS * HOUR_MS;
    storage.setItem(storageKeys.confirmationSince, String(nowMs()));
    return false;
  },
  end: (): void => storage.removeItem(storageKeys.confirmationSince),
});

export const confirmationWait = createConfirmationWait(browserStorage, Date.now);
