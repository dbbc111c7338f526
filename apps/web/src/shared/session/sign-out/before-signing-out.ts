type Errand = () => Promise<unknown>;
const errands = new Set<Errand>();

/** Registers work that must be sent before the session ends. */
export const beforeSigningOut = (errand: Errand): void => void errands.add(errand);

/** Runs all hooks; a failed hook does not stop the sign-out. */
export const runSignOutHooks = (): Promise<unknown> => Promise.allSettled([...errands].map((errand) => errand()));
