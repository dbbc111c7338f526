type CacheEntry<V> = { readonly value: Promise<V>; readonly drop: () => void; made?: V };

type Making<V> = {
  readonly most: number;
  readonly make: (key: number) => Promise<V>;
  /** What is to be done with something that is kept no longer. */
  readonly drop?: (value: V) => void;
  /** Whether something that was made is of no use any more. */
  readonly isStale?: (value: V) => boolean;
};

/** Keeps the few things that were asked for last, so that a day of work takes no more room than a minute. What failed is made anew. */
export const createLruCache = <V>({ most, make, drop = () => {}, isStale = () => false }: Making<V>) => {
  const kept = new Map<number, CacheEntry<V>>();
  /** How many look at each. */
  const looking = new Map<number, number>();
  const forget = (key: number) => {
    kept.get(key)?.drop();
    kept.delete(key);
  };
  const makeRoom = (asked: number | null) => {
    for (const [key] of kept) if (kept.size > most && key !== asked && !looking.has(key)) forget(key);
  };
  const look = (key: number, more: 1 | -1) => {
    const now = (looking.get(key) ?? 0) + more;
    if (now > 0) looking.set(key, now);
    else looking.delete(key);
  };
  const put = (key: number): CacheEntry<V> => {
    const value = make(key);
    const entry: CacheEntry<V> = { value, drop: () => void value.then(drop, () => {}) };
    value.then(
      (made) => {
        entry.made = made;
      },
      () => kept.get(key) === entry && kept.delete(key),
    );
    return entry;
  };
  const usable = (key: number): CacheEntry<V> | undefined => {
    const entry = kept.get(key);
    return entry?.made !== undefined && isStale(entry.made) ? undefined : entry;
  };
  return {
    get: (key: number): Promise<V> => {
      const entry = usable(key) ?? put(key);
      kept.delete(key);
      kept.set(key, entry);
      makeRoom(key);
      return entry.value;
    },
    /** What is there already, for whoever cannot wait. */
    known: (key: number): V | null => usable(key)?.made ?? null,
    /** As long as somebody looks at it, it is kept, however many others are asked for. Answers how to let it go. */
    hold: (key: number): (() => void) => {
      look(key, 1);
      return () => {
        look(key, -1);
        if (!looking.has(key)) makeRoom(null);
      };
    },
    forget,
  };
};
