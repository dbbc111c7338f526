import { sessionStore } from "../session-store.ts";
import { onUserChange } from "./owner-change.ts";

/** Runs `work` when a different user signs in. The same user finds their data again after the session ended. */
export const onDifferentUser = (work: () => void): void => {
  let last = sessionStore.owner();
  onUserChange(() => {
    const owner = sessionStore.owner();
    if (owner === null || owner === last) return;
    last = owner;
    work();
  });
};
