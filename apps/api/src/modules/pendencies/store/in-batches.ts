/** Rows per insert statement. */
export const NEW_ROWS = 5_000;
/**
 * Rows per update statement. With ten million pendencies and a busy machine a row takes up to 4 ms, and a statement may take 10 s at most.
 */
export const CHANGED_ROWS = 1_000;

type Batches<T> = { readonly of: number; readonly write: (batch: readonly T[]) => Promise<void> };
export const inBatches = async <T>(rows: readonly T[], { of, write }: Batches<T>): Promise<void> => {
  for (let at = 0; at < rows.length; at += of) await write(rows.slice(at, at + of));
};
