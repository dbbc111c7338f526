/** So many are asked for by one statement. */
export const NEW_ROWS = 5_000;
/** So many are changed by one: among ten million, on a busy machine, each takes up to four milliseconds, and a statement ten seconds at most. */
export const CHANGED_ROWS = 1_000;

type Batches<T> = { readonly of: number; readonly write: (batch: readonly T[]) => Promise<void> };
export const inBatches = async <T>(rows: readonly T[], { of, write }: Batches<T>): Promise<void> => {
  for (let at = 0; at < rows.length; at += of) await write(rows.slice(at, at + of));
};
