import { RECENT_SEARCHES_MAX } from "@emdia/contract/search/limits.ts";
import type { KeyValueStorage } from "../../shared/session/storage/browser-storage.ts";
import { storageKeys } from "../../shared/session/storage/storage-keys.ts";

type Stored = { readonly email: string; readonly texts: readonly string[] };

const emailIn = (storage: KeyValueStorage): string => storage.getItem(storageKeys.email) ?? "";

/** Recent searches of the signed-in user, latest first. They end with the session (`sessionKeys`). */
export const readRecentSearches = (storage: KeyValueStorage): readonly string[] => {
  try {
    const stored = JSON.parse(storage.getItem(storageKeys.recentSearches) ?? "null") as Partial<Stored> | null;
    const texts: readonly unknown[] = stored?.email === emailIn(storage) && Array.isArray(stored.texts) ? stored.texts : [];
    return texts.filter((text) => typeof text === "string").slice(0, RECENT_SEARCHES_MAX);
  } catch {
    return [];
  }
};

export const addRecentSearch = (storage: KeyValueStorage, text: string): void => {
  const others = readRecentSearches(storage).filter((other) => other !== text);
  const stored: Stored = { email: emailIn(storage), texts: [text, ...others].slice(0, RECENT_SEARCHES_MAX) };
  storage.setItem(storageKeys.recentSearches, JSON.stringify(stored));
};

export const clearRecentSearches = (storage: KeyValueStorage): void => storage.removeItem(storageKeys.recentSearches);
