type Errand = () => Promise<unknown>;
const errands = new Set<Errand>();

/** What is still to be sent in somebody's name goes before their session does. */
export const beforeSigningOut = (errand: Errand): void => void errands.add(errand);

/** All of it; what fails keeps nobody from leaving. */
export const runSignOutHooks = (): Promise<unknown> => Promise.allSettled([...errands].map((errand) => errand()));
