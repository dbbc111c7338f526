/** Creates each formatter on first use and caches it, because creating one takes about 10 ms on a phone. */
export const memoizeByKey = <Made, Key = void>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const cache = new Map<Key, Made>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const made = make(key);
    cache.set(key, made);
    return made;
  };
};
