/** Time without progress after which a document is given up. Regular scans make progress much faster. */
export const WATCHDOG_TIMEOUT_MS = 20_000;
/** Time without progress after which a document counts as hanging when the user leaves it. */
const HANGS_MS = 3_000;

/** Watchdog: calls `giveUp` if no tracked promise settles for 20 s. Idle while nothing is pending. */
export const createWatchdog = (giveUp: () => void) => {
  const pending = new Set<Promise<unknown>>();
  let lastProgress = 0;
  const silentMs = () => (pending.size === 0 ? 0 : performance.now() - lastProgress);
  let next: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (silentMs() >= WATCHDOG_TIMEOUT_MS) giveUp();
    else checkIn(WATCHDOG_TIMEOUT_MS - silentMs());
  };
  const checkIn = (ms: number) => {
    next = setTimeout(check, ms);
  };
  const end = (work: Promise<unknown>) => {
    pending.delete(work);
    lastProgress = performance.now();
    if (pending.size === 0) clearTimeout(next);
  };
  return {
    watch: <T>(work: Promise<T>): Promise<T> => {
      if (pending.size === 0) {
        lastProgress = performance.now();
        checkIn(WATCHDOG_TIMEOUT_MS);
      }
      pending.add(work);
      return work.finally(() => end(work));
    },
    hangs: () => silentMs() > HANGS_MS,
  };
};
