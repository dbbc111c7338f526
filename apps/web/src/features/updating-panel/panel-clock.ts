import {
  UPDATING_PANEL_FIRST_FETCH_SECONDS,
  UPDATING_PANEL_PERMISSION_CHECK_SECONDS,
  UPDATING_PANEL_REFRESH_MS,
} from "@emdia/contract/limits.ts";

type Doors = {
  readonly mayAsk: () => boolean;
  readonly ask: () => void;
  /** Schedules the work, and returns a function that cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void;
};
const SECOND_MS = 1_000;

/**
 * Schedule of the panel: checks the permission after a delay, fetches after a second delay, then fetches at a fixed interval (R-265 to
 *
 */
export const runPanelClock = ({ mayAsk, ask, after }: Doors): (() => void) => {
  let giveUp: () => void = () => undefined;
  const askAgain = () => {
    ask();
    giveUp = after(UPDATING_PANEL_REFRESH_MS, askAgain);
  };
  const look = () => {
    if (!mayAsk()) return;
    giveUp = after((UPDATING_PANEL_FIRST_FETCH_SECONDS - UPDATING_PANEL_PERMISSION_CHECK_SECONDS) * SECOND_MS, askAgain);
  };
  giveUp = after(UPDATING_PANEL_PERMISSION_CHECK_SECONDS * SECOND_MS, look);
  return () => giveUp();
};
