import {
  LINKING_REFRESH_MS,
  UPDATING_PANEL_FIRST_FETCH_SECONDS,
  UPDATING_PANEL_PERMISSION_CHECK_SECONDS,
  UPDATING_PANEL_REFRESH_MS,
} from "@emdia/contract/limits.ts";

type Deps = {
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
export const runPanelClock = ({ mayAsk, ask, after }: Deps): (() => void) => {
  let cancel: () => void = () => undefined;
  const askAgain = () => {
    ask();
    cancel = after(UPDATING_PANEL_REFRESH_MS, askAgain);
  };
  const checkPermission = () => {
    if (!mayAsk()) return;
    cancel = after((UPDATING_PANEL_FIRST_FETCH_SECONDS - UPDATING_PANEL_PERMISSION_CHECK_SECONDS) * SECOND_MS, askAgain);
  };
  cancel = after(UPDATING_PANEL_PERMISSION_CHECK_SECONDS * SECOND_MS, checkPermission);
  return () => cancel();
};

const OWN_REFRESH_MAX_MS = 600_000;

/**
 * Interval beside the schedule after a save of this page, until its project is linked. It ends after ten minutes, because a project that
 * the user can no longer see is never reported as linked.
 */
export const ownRefreshMs = (hasOwn: boolean, sinceSaveMs: number): number | false =>
  hasOwn && sinceSaveMs < OWN_REFRESH_MAX_MS ? LINKING_REFRESH_MS : false;
