import { sessionStore } from "../session-store.ts";
import { onUserChange } from "./owner-change.ts";

/** Does something when somebody else comes: who signs in again after their session ended finds what they left. */
export const onDifferentUser = (work: () => void): void => {
  let last = sessionStore.owner();
  onUserChange(() => {
    const owner = sessionStore.owner();
    if (owner === null || owner === last) return;
    last = owner;
    work();
  });
};
