/** Making a formatter costs a hundred times its use, on a phone some ten milliseconds: each is made when it is first used, and once. */
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
