/** The part of local storage that we use: a map serves as well. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const memoryStorage = (entries: Iterable<readonly [string, string]> = []): KeyValueStorage => {
  const kept = new Map(entries);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

/** A browser may forbid local storage, or have none left: a session of this tab alone is better than a blank page. */
const openStorage = (): KeyValueStorage => {
  try {
    const probe = "emdia.probe";
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryStorage();
  }
};

export const browserStorage = openStorage();
