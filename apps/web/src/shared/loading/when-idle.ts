/** Where the browser does not tell when it rests. */
const REST_MS = 300;

/** Does something once the browser has nothing better to do, unless it is taken back before. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, REST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
};
