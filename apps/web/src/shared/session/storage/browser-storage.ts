/** The part of `Storage` that the app uses; a map implements it too. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const memoryStorage = (entries: Iterable<readonly [string, string]> = []): KeyValueStorage => {
  const map = new Map(entries);
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
};

/** Falls back to memory if the browser blocks the storage or it is full, so that a session works in this tab. */
export const openStorage = (storage: () => Storage): KeyValueStorage => {
  try {
    const probe = "emdia.probe";
    storage().setItem(probe, probe);
    storage().removeItem(probe);
    return storage();
  } catch {
    return memoryStorage();
  }
};

export const browserStorage = openStorage(() => localStorage);
