/** What hostile or broken documents may take before they are given up; what somebody scanned gives a sign of life long before. */
export const WATCHDOG_TIMEOUT_MS = 20_000;
/** Whoever goes on to the next document waits no longer for one that gave no sign of life for this long. */
const HANGS_MS = 3_000;

/** Watches over the work on one document, as long as any is under way: each piece that ends is a sign of life. */
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
