type Locks = Pick<LockManager, "request">;

/** One after the other in this tab: all there is outside a secure context, where browsers have no locks. */
const inThisTab = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  };
};

/** Lets one act at a time run under a name, among all tabs of this browser. */
export const createCrossTabLock = (name: string, locks: Locks | undefined): (<T>(act: () => Promise<T>) => Promise<T>) => {
  if (!locks) return inThisTab();
  return async (act) => await locks.request(name, act);
};
