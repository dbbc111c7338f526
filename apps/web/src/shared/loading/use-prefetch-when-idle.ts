import { useEffect } from "react";
import { isOnline } from "./connection.ts";
import { mayPrefetch } from "./prefetch.ts";
import { whenIdle } from "./when-idle.ts";

let running = 0;
// A failed prefetch must not trigger the chunk-reload handler, so `vite:preloadError` is stopped in the capture phase while a prefetch
// runs.
addEventListener("vite:preloadError", (event) => running > 0 && event.stopImmediatePropagation(), { capture: true });

const fetchAhead = async (fetch: () => Promise<unknown>): Promise<void> => {
  running += 1;
  try {
    await fetch();
  } catch {
    // Ignored: the navigation fetches the chunk again and reports its error.
  } finally {
    running -= 1;
  }
};

/** Prefetches the next screen when the browser is idle. */
export const usePrefetchWhenIdle = (fetch: () => Promise<unknown>, isReady: boolean): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches once per change of `isReady`.
  useEffect(() => {
    if (!isReady || !isOnline() || !mayPrefetch(navigator.connection)) return;
    return whenIdle(() => void fetchAhead(fetch));
  }, [isReady]);
};
