type CacheEntry<V> = { readonly value: Promise<V>; readonly drop: () => void; made?: V };

type Making<V> = {
  readonly most: number;
  readonly make: (key: number) => Promise<V>;
  /** Disposes of an evicted value. */
  readonly drop?: (value: V) => void;
  /** Whether a resolved value is no longer usable. */
  readonly isStale?: (value: V) => boolean;
};

/** LRU cache of promises. Evicts the least recently used entries above `most`, except those in use; rejected promises are removed. */
export const createLruCache = <V>({ most, make, drop = () => {}, isStale = () => false }: Making<V>) => {
  const entries = new Map<number, CacheEntry<V>>();
  /** Number of users per entry. */
  const users = new Map<number, number>();
  const forget = (key: number) => {
    entries.get(key)?.drop();
    entries.delete(key);
  };
  const makeRoom = (requested: number | null) => {
    for (const [key] of entries) if (entries.size > most && key !== requested && !users.has(key)) forget(key);
  };
  const changeUsers = (key: number, more: 1 | -1) => {
    const now = (users.get(key) ?? 0) + more;
    if (now > 0) users.set(key, now);
    else users.delete(key);
  };
  const put = (key: number): CacheEntry<V> => {
    const value = make(key);
    const entry: CacheEntry<V> = { value, drop: () => void value.then(drop, () => {}) };
    value.then(
      (made) => {
        entry.made = made;
      },
      () => entries.get(key) === entry && entries.delete(key),
    );
    return entry;
  };
  const usable = (key: number): CacheEntry<V> | undefined => {
    const entry = entries.get(key);
    return entry?.made !== undefined && isStale(entry.made) ? undefined : entry;
  };
  return {
    get: (key: number): Promise<V> => {
      const entry = usable(key) ?? put(key);
      entries.delete(key);
      entries.set(key, entry);
      makeRoom(key);
      return entry.value;
    },
    /** The resolved value, or null. */
    known: (key: number): V | null => usable(key)?.made ?? null,
    /** Protects the entry from eviction. Returns a function that releases it. */
    hold: (key: number): (() => void) => {
      changeUsers(key, 1);
      return () => {
        changeUsers(key, -1);
        if (!users.has(key)) makeRoom(null);
      };
    },
    forget,
  };
};
