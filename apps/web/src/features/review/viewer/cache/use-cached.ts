import { useCallback, useEffect, useState } from "react";

export type CachedState<V> = { readonly value: V | null; readonly error: unknown };
type Few<V> = {
  readonly get: (key: number) => Promise<V>;
  readonly known: (key: number) => V | null;
  readonly hold: (key: number) => () => void;
};

/** Reads an entry of the cache; a prefetched value is available on the first render. */
export const useCached = <V>(cache: Few<V>, key: number): CachedState<V> & { readonly again: () => void } => {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<CachedState<V> & { readonly key: number }>(() => ({ key, value: cache.known(key), error: null }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try must run the effect again.
  useEffect(() => {
    let isWanted = true;
    const release = cache.hold(key);
    const update = (next: CachedState<V>) =>
      isWanted && setState((known) => (known.key === key && known.value === next.value && next.value !== null ? known : { key, ...next }));
    cache.get(key).then(
      (value) => update({ value, error: null }),
      (error: unknown) => update({ value: null, error }),
    );
    return () => {
      isWanted = false;
      release();
    };
  }, [cache, key, tries]);
  const again = useCallback(() => {
    setState((known) => ({ ...known, error: null }));
    setTries((known) => known + 1);
  }, []);
  const { value, error } = state.key === key ? state : { value: null, error: null };
  return { value, error, again };
};
