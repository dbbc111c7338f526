/**
 * Limits concurrent inspections per account, so that one account cannot fill the queue of the inspection threads. Returns undefined above
 * the limit. Inspections without an account are not limited: the server generated their files.
 */
export const createInspectionLimit = (max: number) => {
  const running = new Map<number, number>();
  const release = (accountId: number) => {
    const left = (running.get(accountId) ?? 1) - 1;
    if (left > 0) running.set(accountId, left);
    else running.delete(accountId);
  };
  return async <T>(accountId: number | undefined, inspect: () => Promise<T>): Promise<T | undefined> => {
    if (accountId === undefined) return inspect();
    const count = running.get(accountId) ?? 0;
    if (count >= max) return undefined;
    running.set(accountId, count + 1);
    return inspect().finally(() => release(accountId));
  };
};
