import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from "@emdia/contract/limits.ts";

/** Schedules the action and returns a function that cancels it. */
type After = (delayMs: number, act: () => void) => () => void;

/** Progress bar with a delay, so that fast navigations show nothing, and a maximum duration. */
export const createProgress = (show: (shown: boolean) => void, after: After) => {
  let cancel = () => {};
  const stop = () => {
    cancel();
    show(false);
  };
  const start = () => {
    cancel();
    cancel = after(PROGRESS_THROTTLE_MS, () => {
      show(true);
      cancel = after(PROGRESS_DURATION_MS, () => show(false));
    });
  };
  return { start, stop };
};
