import {
  UPDATING_PANEL_FIRST_FETCH_SECONDS,
  UPDATING_PANEL_PERMISSION_CHECK_SECONDS,
  UPDATING_PANEL_REFRESH_MS,
} from "@emdia/contract/limits.ts";

type Doors = {
  readonly mayAsk: () => boolean;
  readonly ask: () => void;
  /** Calls back after a while, and answers how to give that up. */
  readonly after: (delayMs: number, work: () => void) => () => void;
};
const SECOND_MS = 1_000;

/** When the panel asks: a while after the start it looks whether it may, a while later it asks, and then again and again. */
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
