import { sql } from "kysely";
import { dayInSaoPaulo } from "../../clock/clock.ts";
import type { Sweep } from "./sweep.ts";

/** Queues one job per contractor that notifies the contacts of projects of reviews past their deadline, also of earlier days. */
export const escalateReviews: Sweep = {
  name: "platform.escalate-reviews",
  at: "0 6 * * *",
  run: async ({ sweep, clock, log }) => {
    const today = dayInSaoPaulo(clock.now());
    const { rows } = await sweep((tx) =>
      sql<{ contractors: number }>`select enqueue_review_escalations(${today}::date) as contractors`.execute(tx),
    );
    log.info({ contractors: rows[0]?.contractors }, "late reviews of contractors are escalated");
  },
};

/** Queues one job per contractor with a dispute that was not decided in time. */
export const escalateDisputes: Sweep = {
  name: "platform.escalate-disputes",
  at: "30 6 * * *",
  run: async ({ sweep, clock, log }) => {
    const today = dayInSaoPaulo(clock.now());
    const { rows } = await sweep((tx) =>
      sql<{ contractors: number }>`select enqueue_dispute_escalations(${today}::date) as contractors`.execute(tx),
    );
    log.info({ contractors: rows[0]?.contractors }, "late disputes of contractors are escalated");
  },
};
