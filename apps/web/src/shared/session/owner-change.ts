import { sessionStore } from "./session-store.ts";

/** Does something whenever somebody else is here, or nobody: what one person left open is not the next one's. */
export const whenOwnerChanges = (work: () => void): void => {
  let owner = sessionStore.owner();
  sessionStore.watched.subscribe(() => {
    if (sessionStore.owner() === owner) return;
    owner = sessionStore.owner();
    work();
  });
};

/** Does something when somebody else comes: who signs in again after their session ended finds what they left. */
export const whenSomebodyElseComes = (work: () => void): void => {
  let last = sessionStore.owner();
  whenOwnerChanges(() => {
    const owner = sessionStore.owner();
    if (owner === null || owner === last) return;
    last = owner;
    work();
  });
};
