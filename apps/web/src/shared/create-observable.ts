import { useSyncExternalStore } from "react";

/** Observable value for module state; components subscribe with `useSyncExternalStore`. */
export type Watched<T> = {
  readonly read: () => T;
  readonly write: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const createObservable = <T>(initial: T): Watched<T> => {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const useObservable = <T>({ subscribe, read }: Watched<T>): T => useSyncExternalStore(subscribe, read);
