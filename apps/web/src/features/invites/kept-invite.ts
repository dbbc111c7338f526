import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { browserStorage, type KeyValueStorage } from "../../shared/session/storage/browser-storage.ts";
import { storageKeys } from "../../shared/session/storage/storage-keys.ts";
import { tabStorage } from "../../shared/session/storage/tab-storage.ts";

const KEY = "emdia.invite";
type Storages = { readonly browser: KeyValueStorage; readonly tab: KeyValueStorage };

const parsed = (text: string | null): Partial<ShownInvite> | null => {
  try {
    return JSON.parse(text ?? "null") as Partial<ShownInvite> | null;
  } catch {
    return null;
  }
};

/** Storage of the confirmed invitation until the user has an account or accepted. The token stays in the tab's storage only. */
export const createKeptInvite = ({ browser, tab }: Storages) => ({
  keep: (invite: ShownInvite): void => {
    browser.setItem(storageKeys.email, invite.email);
    browser.setItem(storageKeys.company, JSON.stringify({ tradingName: invite.company.name }));
    browser.setItem(storageKeys.invited, "true");
    tab.setItem(KEY, JSON.stringify(invite));
  },
  read: (): ShownInvite | null => {
    const stored = parsed(tab.getItem(KEY));
    return typeof stored?.token === "string" && typeof stored.email === "string" && stored.company ? (stored as ShownInvite) : null;
  },
  forget: (): void => {
    tab.removeItem(KEY);
    for (const key of [storageKeys.email, storageKeys.company, storageKeys.invited]) browser.removeItem(key);
  },
});

export const keptInvite = createKeptInvite({ browser: browserStorage, tab: tabStorage });
