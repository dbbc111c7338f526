import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from "@emdia/contract/limits.ts";

/** Acts after a while, unless the answer is called first. */
type After = (delayMs: number, act: () => void) => () => void;

/** A bar for what takes a moment: nothing is shown for what is quick, and nothing for longer than people look at it. */
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
