import type { OwnDatabase } from "./database.ts";

/** Runs work once this many sessions wait for a lock, which makes a race deterministic. */
export const whenBlockedOnLock = async <T>(database: OwnDatabase, work: () => Promise<T>, many = 1): Promise<T> => {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  for (;;) {
    const { rowCount } = await database.ownerPool().query(waiting);
    if ((rowCount ?? 0) >= many) return work();
  }
};
