/** Time without progress after which a document is given up. Regular scans make progress much faster. */
export const WATCHDOG_TIMEOUT_MS = 20_000;
/** Time without progress after which a document counts as hanging when the user leaves it. */
const HANGS_MS = 3_000;

/** Watchdog: calls `giveUp` if no tracked promise settles for 20 s. Idle while nothing is pending. */
export const createWatchdog = (giveUp: () => void) => {
  const underWay = new Set<Promise<unknown>>();
  let sign = 0;
  const silentMs = () => (underWay.size === 0 ? 0 : performance.now() - sign);
  let next: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (silentMs() >= WATCHDOG_TIMEOUT_MS) giveUp();
    else lookIn(WATCHDOG_TIMEOUT_MS - silentMs());
  };
  const lookIn = (ms: number) => {
    next = setTimeout(look, ms);
  };
  const end = (work: Promise<unknown>) => {
    underWay.delete(work);
    sign = performance.now();
    if (underWay.size === 0) clearTimeout(next);
  };
  return {
    watch: <T>(work: Promise<T>): Promise<T> => {
      if (underWay.size === 0) {
        sign = performance.now();
        lookIn(WATCHDOG_TIMEOUT_MS);
      }
      underWay.add(work);
      return work.finally(() => end(work));
    },
    hangs: () => silentMs() > HANGS_MS,
  };
};
