import { matchWebPath } from "@emdia/contract/web-path-match.ts";
import { signedInHome, type WebPath, webPaths } from "@emdia/contract/web-paths.ts";
import type { KeyValueStorage } from "./storage/browser-storage.ts";
import { storageKeys } from "./storage/storage-keys.ts";
import { tabStorage } from "./storage/tab-storage.ts";

const isReturnedTo = (path: string): boolean => {
  const match = matchWebPath(path);
  return match !== undefined && "returnsAfterSignIn" in webPaths[match.path];
};

/** Path of a link in an e-mail, stored until its page has loaded, so that a sign-in in between leads back to it. */
export const createReturnPath = (storage: KeyValueStorage) => ({
  /** Stores the path if its screen is opened by links in e-mails. */
  keep: (path: string): void => {
    if (isReturnedTo(path)) storage.setItem(storageKeys.returnPath, path);
  },
  forget: (): void => storage.removeItem(storageKeys.returnPath),
  /** The target of a redirect: the stored path instead of the home after a sign-in. */
  targetOf: (redirect: WebPath): string => {
    const kept = storage.getItem(storageKeys.returnPath) ?? "";
    return redirect === signedInHome && isReturnedTo(kept) ? kept : redirect;
  },
});

/** Session storage, because the path belongs to the tab that opened the link. */
export const returnPath = createReturnPath(tabStorage);
