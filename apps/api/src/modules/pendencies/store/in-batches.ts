/** So many rows are written by one statement. */
export const BATCH_ROWS = 5_000;

export const inBatches = async <T>(rows: readonly T[], write: (batch: readonly T[]) => Promise<void>): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH_ROWS) await write(rows.slice(at, at + BATCH_ROWS));
};
