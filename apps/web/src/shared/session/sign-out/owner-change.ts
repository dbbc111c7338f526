import { sessionStore } from "../session-store.ts";

/** Does something whenever somebody else is here, or nobody: what one person left open is not the next one's. */
export const onUserChange = (work: () => void): void => {
  let owner = sessionStore.owner();
  sessionStore.watched.subscribe(() => {
    if (sessionStore.owner() === owner) return;
    owner = sessionStore.owner();
    work();
  });
};
