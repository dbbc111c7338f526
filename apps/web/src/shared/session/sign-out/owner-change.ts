import { sessionStore } from "../session-store.ts";

/** Runs `work` when the user changes or signs out, to clear the data of the previous user. */
export const onUserChange = (work: () => void): void => {
  let owner = sessionStore.owner();
  sessionStore.watched.subscribe(() => {
    if (sessionStore.owner() === owner) return;
    owner = sessionStore.owner();
    work();
  });
};
