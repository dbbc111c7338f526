import { setTimeout as wait } from "node:timers/promises";
import type { Locker, RequestRelease } from "@tus/server";
import type pg from "pg";
import { openPool } from "../../database/database.ts";

const WAITS_AT_MOST_MS = 10_000;
const ASKS_EVERY_MS = 200;
/** What whoever waited in vain is told: the upload is busy, and they may come back. */
const BUSY = { status_code: 409, body: "busy" };

const lockNumber = "hashtextextended('resumable upload ' || $1, 0)";

/** One connection carries all locks of this process, and is held only while there is any: an upload on a slow line lasts for minutes. */
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
      if (client === asked) client = undefined; // with the connection its locks are gone
      await asked.then((lost) => lost.release(true)).catch(() => undefined);
      throw error;
    }
  };
  /** A connection answers one question at a time. */
  const ask = (statement: string, id: string): Promise<boolean> => {
    const answer = before.then(() => askNow(statement, id));
    before = answer.catch(() => undefined);
    return answer;
  };
  const putDown = async () => {
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
        await putDown();
        throw error;
      });
      if (!taken) await putDown();
      return taken;
    },
    give: (id: string) => ask("pg_advisory_unlock", id).then(putDown, putDown),
  };
};

type LockEntry = { readonly askRelease: RequestRelease; readonly released: Promise<void>; readonly release: () => void };
export type UploadLocker = Locker & { readonly close: () => Promise<void> };

/**
 * Whoever writes to an upload is alone with it, in this process and among all that share the folder. In this process whoever holds it is asked
 * to leave: mostly it is a connection that went away unnoticed, and the same person who comes back.
 */
export const createUploadLock = (url: string, onLost: (error: Error) => void): UploadLocker => {
  const pool = openPool({ url, max: 1, onLost });
  const elsewhere = locksElsewhere(pool);
  const held = new Map<string, LockEntry>();

  /** Nothing may come between seeing that it is free and taking it. */
  const takeHere = async (id: string, askRelease: RequestRelease, until: AbortSignal): Promise<() => void> => {
    for (let other = held.get(id); other; other = held.get(id)) {
      await other.askRelease();
      const tooLate = wait(WAITS_AT_MOST_MS, undefined, { signal: until, ref: false }).catch(() => undefined);
      await Promise.race([other.released, tooLate]);
      if (until.aborted) throw BUSY;
    }
    const { promise: released, resolve } = Promise.withResolvers<void>();
    const release = () => {
      held.delete(id);
      resolve();
    };
    held.set(id, { askRelease, released, release });
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
        held.get(id)?.release();
      },
    }),
    close: () => pool.end(),
  };
};
