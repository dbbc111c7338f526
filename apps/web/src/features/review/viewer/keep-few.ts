type Kept<V> = { readonly value: Promise<V>; readonly drop: () => void; made?: V };

type Making<V> = {
  readonly most: number;
  readonly make: (key: number) => Promise<V>;
  /** What is to be done with something that is kept no longer. */
  readonly drop?: (value: V) => void;
  /** Whether something that was made is of no use any more. */
  readonly isStale?: (value: V) => boolean;
};

/** Keeps the few things that were asked for last, so that a day of work takes no more room than a minute. What failed is made anew. */
export const keepFew = <V>({ most, make, drop = () => {}, isStale = () => false }: Making<V>) => {
  const kept = new Map<number, Kept<V>>();
  const forget = (key: number) => {
    kept.get(key)?.drop();
    kept.delete(key);
  };
  const put = (key: number): Kept<V> => {
    const value = make(key);
    const entry: Kept<V> = { value, drop: () => void value.then(drop, () => {}) };
    value.then(
      (made) => {
        entry.made = made;
      },
      () => kept.get(key) === entry && kept.delete(key),
    );
    return entry;
  };
  const usable = (key: number): Kept<V> | undefined => {
    const entry = kept.get(key);
    return entry?.made !== undefined && isStale(entry.made) ? undefined : entry;
  };
  return {
    get: (key: number): Promise<V> => {
      const entry = usable(key) ?? put(key);
      kept.delete(key);
      kept.set(key, entry);
      for (const [oldest] of kept) if (kept.size > most) forget(oldest);
      return entry.value;
    },
    /** What is there already, for whoever cannot wait. */
    known: (key: number): V | null => usable(key)?.made ?? null,
    forget,
  };
};
