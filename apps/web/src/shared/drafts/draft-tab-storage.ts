import { browserStorage, type KeyValueStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";
import { tabStorage } from "../session/storage/tab-storage.ts";

/** Storage for drafts that contain personal data: drafts go to the tab's storage, other keys are read from the browser's. */
export const draftTabStorage: KeyValueStorage = {
  getItem: (key) => (key === storageKeys.typing ? tabStorage : browserStorage).getItem(key),
  setItem: (key, value) => tabStorage.setItem(key, value),
  removeItem: (key) => tabStorage.removeItem(key),
};
