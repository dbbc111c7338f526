import { useEffect } from "react";
import { isOnline } from "./connection.ts";
import { mayPrefetch } from "./prefetch.ts";
import { whenIdle } from "./when-idle.ts";

let running = 0;
// A file that nobody asked for yet may fail to come: whoever is typing meanwhile is not thrown out of the page for it. Whoever listens for
// lost files does so without capturing, and hears of it after this.
addEventListener("vite:preloadError", (event) => running > 0 && event.stopImmediatePropagation(), { capture: true });

const fetchAhead = async (fetch: () => Promise<unknown>): Promise<void> => {
  running += 1;
  try {
    await fetch();
  } catch {
    // It is asked for again by whoever gets there, who hears then what went wrong.
  } finally {
    running -= 1;
  }
};

/** Fetches what somebody will want next while they are busy here, once the browser has nothing better to do. */
export const usePrefetchWhenIdle = (fetch: () => Promise<unknown>, isTime: boolean): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is time for it, it is fetched once.
  useEffect(() => {
    if (!isTime || !isOnline() || !mayPrefetch(navigator.connection)) return;
    return whenIdle(() => void fetchAhead(fetch));
  }, [isTime]);
};
