/** Delay for browsers without `requestIdleCallback`. */
const REST_MS = 300;

/** Runs `work` when the browser is idle. The returned function cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, REST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
};
