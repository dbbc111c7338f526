/** Creates each formatter on first use and caches it, because creating one takes about 10 ms on a phone. */
export const memoizeByKey = <Made, Key = void>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const kept = new Map<Key, Made>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
};
