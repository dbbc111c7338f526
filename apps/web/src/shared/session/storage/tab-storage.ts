import { type KeyValueStorage, memoryStorage } from "./browser-storage.ts";

/** Session storage for sign-in steps: it ends with the tab, and no other tab reads it. */
const openStorage = (): KeyValueStorage => {
  try {
    const probe = "emdia.probe";
    sessionStorage.setItem(probe, probe);
    sessionStorage.removeItem(probe);
    return sessionStorage;
  } catch {
    return memoryStorage();
  }
};

export const tabStorage = openStorage();
