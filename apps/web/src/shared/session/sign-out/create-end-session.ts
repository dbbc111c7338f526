import { PERMISSION_FAILURE_LOGIN_DELAY_MS, PERMISSION_FAILURE_NOTICE_DELAY_MS } from "@emdia/contract/limits.ts";
import { loginPath } from "@emdia/contract/web-paths.ts";
import type { SessionStore } from "../session-store.ts";

/** `expired`: the server ended it. `permissions-failed`: the permissions could not be loaded. `signed-out`: the user signed out. */
export type WhyEnded = "expired" | "permissions-failed" | "signed-out";

export type EndDoors = {
  readonly store: Pick<SessionStore, "readStored" | "clear">;
  readonly open: (path: typeof loginPath) => void;
  /** Reloads the page at the root, so that no session data stays in memory. */
  readonly startOver: () => void;
  readonly warn: (text: "expired" | "sign-in-again") => void;
  readonly after: (delayMs: number, act: () => void) => void;
};

/** Ends the session in this browser. Concurrent calls notify the user only once. */
export const createEndSession =
  ({ store, open, startOver, warn, after }: EndDoors) =>
  ({ why }: { readonly why: WhyEnded }): void => {
    const wasSignedIn = store.readStored().state === "valid";
    store.clear();
    if (why === "signed-out") startOver();
    else if (wasSignedIn && why === "permissions-failed") {
      after(PERMISSION_FAILURE_LOGIN_DELAY_MS, () => open(loginPath));
      after(PERMISSION_FAILURE_NOTICE_DELAY_MS, () => warn("sign-in-again"));
    } else if (wasSignedIn) {
      open(loginPath);
      warn("expired");
    }
  };
