import { sessionStore } from "./session-store.ts";

/** What one person has read or written is gone before the next one looks. */
export const whenOwnerChanges = (forget: () => void): void => {
  let owner = sessionStore.owner();
  sessionStore.watched.subscribe(() => {
    if (sessionStore.owner() === owner) return;
    owner = sessionStore.owner();
    forget();
  });
};
