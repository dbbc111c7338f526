/**
 * A creation tried again carries the key of its first try, so that it happens once even when the first answer was lost. Once it has
 * succeeded its key is spent: the same name made again later is another creation.
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
