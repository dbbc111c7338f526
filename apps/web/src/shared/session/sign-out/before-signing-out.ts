type Hook = () => Promise<unknown>;
const hooks = new Set<Hook>();

/** Registers work that must be sent before the session ends. */
export const beforeSigningOut = (hook: Hook): void => void hooks.add(hook);

/** Runs all hooks; a failed hook does not stop the sign-out. */
export const runSignOutHooks = (): Promise<unknown> => Promise.allSettled([...hooks].map((hook) => hook()));
