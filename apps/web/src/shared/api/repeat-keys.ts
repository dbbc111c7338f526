/**
 * Reuses the idempotency key until the create succeeds, so that a retry after a lost response does not create twice. The next creation of
 * the same name gets a new key.
 */
export const createIdempotencyKeys = (newKey: () => string) => {
  const keys = new Map<string, string>();
  return async <T>(what: string, create: (key: string) => Promise<T>): Promise<T> => {
    const key = keys.get(what) ?? newKey();
    keys.set(what, key);
    const made = await create(key);
    keys.delete(what);
    return made;
  };
};
export type RepeatKeys = ReturnType<typeof createIdempotencyKeys>;
