// Sweeps that queue e-mails of notices and digests.
import { sql } from "kysely";
import { dayInSaoPaulo } from "../../clock/clock.ts";
import { digestPermissions } from "../digest-permissions.ts";
import type { Sweep } from "./sweep.ts";

/** Events within this time become one e-mail per person and kind. */
const NOTICE_WINDOW_SECONDS = 120;
const MAILS_AT_ONCE = 500;
/** Queues the e-mails of notices. */
export const queueNoticeMails: Sweep = {
  name: "platform.queue-notice-mails",
  at: "* * * * *",
  run: async ({ sweep, clock }) => {
    const olderThan = new Date(clock.now().getTime() - NOTICE_WINDOW_SECONDS * 1_000);
    const queue = async (): Promise<number> => {
      const { rows } = await sweep((tx) =>
        sql<{ queued: number }>`select queue_notice_mails('notices.events', ${olderThan}, ${MAILS_AT_ONCE}) as queued`.execute(tx),
      );
      return rows[0]?.queued ?? 0;
    };
    while ((await queue()) === MAILS_AT_ONCE);
  },
};

const digestKeys = Object.values(digestPermissions);
/** Queues the digest of this day for each person with a key. A second run of the day queues only those that the first did not reach. */
export const queueDigests: Sweep = {
  name: "platform.queue-digests",
  at: "0 7 * * *",
  run: async ({ sweep, clock, log }) => {
    const day = dayInSaoPaulo(clock.now());
    const queueAfter = async (after: number): Promise<number | null> => {
      const { rows } = await sweep((tx) =>
        sql<{
          last: number | null;
        }>`select queue_digests('notices.digest', ${digestKeys}::text[], ${day}::date, ${after}, ${MAILS_AT_ONCE}) as last`.execute(tx),
      );
      return rows[0]?.last ?? null;
    };
    let batches = 0;
    for (let last = await queueAfter(0); last !== null; last = await queueAfter(last)) batches += 1;
    log.info({ day, batches }, "digests of the day are queued");
  },
};
