import { setTimeout as wait } from "node:timers/promises";
import type { Locker, RequestRelease } from "@tus/server";
import type pg from "pg";
import { openPool } from "../../database/database.ts";

const WAITS_AT_MOST_MS = 10_000;
const ASKS_EVERY_MS = 200;
/** Response after the lock timeout: the client may retry. */
const BUSY = { status_code: 409, body: "busy" };

const lockNumber = "hashtextextended('resumable upload ' || $1, 0)";

/**
 * Advisory locks across processes. One connection has all locks of this process and is released when there is none, because a slow upload
 * lasts for minutes.
 */
const locksElsewhere = (pool: pg.Pool) => {
  let client: Promise<pg.PoolClient> | undefined;
  let carried = 0;
  let before: Promise<unknown> = Promise.resolve();
  const askNow = async (statement: string, id: string): Promise<boolean> => {
    client ??= pool.connect();
    const asked = client;
    try {
      const { rows } = await (await asked).query<{ done: boolean }>(`select ${statement}(${lockNumber}) as done`, [id]);
      return rows[0]?.done === true;
    } catch (error) {
      if (client === asked) client = undefined; // the locks end with their connection
      await asked.then((lost) => lost.release(true)).catch(() => undefined);
      throw error;
    }
  };
  /** Serializes statements: one at a time per connection. */
  const ask = (statement: string, id: string): Promise<boolean> => {
    const answer = before.then(() => askNow(statement, id));
    before = answer.catch(() => undefined);
    return answer;
  };
  const releaseIfIdle = async () => {
    carried -= 1;
    const idle = carried === 0 ? client : undefined;
    if (!idle) return;
    client = undefined;
    (await idle).release();
  };
  return {
    take: async (id: string): Promise<boolean> => {
      carried += 1;
      const taken = await ask("pg_try_advisory_lock", id).catch(async (error: unknown) => {
        await releaseIfIdle();
        throw error;
      });
      if (!taken) await releaseIfIdle();
      return taken;
    },
    give: (id: string) => ask("pg_advisory_unlock", id).then(releaseIfIdle, releaseIfIdle),
  };
};

type LockEntry = { readonly askRelease: RequestRelease; readonly released: Promise<void>; readonly release: () => void };
export type UploadLocker = Locker & { readonly close: () => Promise<void> };

/**
 * Lock per upload, within this process and across all processes that share the folder. Within this process the newer request makes the
 * older one release its lock: the older is usually a dead connection of the same user.
 */
export const createUploadLock = (url: string, onLost: (error: Error) => void): UploadLocker => {
  const pool = openPool({ url, max: 1, onLost });
  const elsewhere = locksElsewhere(pool);
  const locks = new Map<string, LockEntry>();

  /** Runs without an `await` between the last check and the insert, so that only one request gets the lock. */
  const takeHere = async (id: string, askRelease: RequestRelease, until: AbortSignal): Promise<() => void> => {
    for (let other = locks.get(id); other; other = locks.get(id)) {
      await other.askRelease();
      const tooLate = wait(WAITS_AT_MOST_MS, undefined, { signal: until, ref: false }).catch(() => undefined);
      await Promise.race([other.released, tooLate]);
      if (until.aborted) throw BUSY;
    }
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const release = () => {
      locks.delete(id);
      resolve();
    };
    locks.set(id, { askRelease, released, release });
    return release;
  };
  const waitElsewhere = async (id: string, until: AbortSignal) => {
    while (!(await elsewhere.take(id))) {
      await wait(ASKS_EVERY_MS, undefined, { signal: until }).catch(() => undefined);
      if (until.aborted) throw BUSY;
    }
  };
  return {
    newLock: (id) => ({
      lock: async (signal, askRelease) => {
        const until = AbortSignal.any([signal, AbortSignal.timeout(WAITS_AT_MOST_MS)]);
        const release = await takeHere(id, askRelease, until);
        await waitElsewhere(id, until).catch((error: unknown) => {
          release();
          throw error;
        });
      },
      unlock: async () => {
        await elsewhere.give(id);
        locks.get(id)?.release();
      },
    }),
    close: () => pool.end(),
  };
};
