// Lock across the tabs of this browser, by Web Locks.
type Locks = Pick<LockManager, "request">;

/** Queue in this tab only: outside a secure context browsers have no Web Locks. */
const inThisTab = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  };
};

/** Lock by name across all tabs of this browser. */
export const createCrossTabLock = (name: string, locks: Locks | undefined): (<T>(act: () => Promise<T>) => Promise<T>) => {
  if (!locks) return inThisTab();
  return async (act) => await locks.request(name, act);
};
