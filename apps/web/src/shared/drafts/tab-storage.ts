import { browserStorage, type KeyValueStorage, memoryStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";

const openTab = (): KeyValueStorage => {
  try {
    sessionStorage.getItem(storageKeys.typing);
    return sessionStorage;
  } catch {
    return memoryStorage();
  }
};
const tab = openTab();

/** Session storage for drafts that contain personal data: they survive a reload and end with the tab. */
export const tabStorage: KeyValueStorage = {
  getItem: (key) => (key === storageKeys.typing ? tab : browserStorage).getItem(key),
  setItem: (key, value) => tab.setItem(key, value),
  removeItem: (key) => tab.removeItem(key),
};
