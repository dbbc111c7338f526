import { type RawBuilder, sql } from "kysely";
import { dayInSaoPaulo } from "../clock/clock.ts";
import type { SweepContext } from "./job-context.ts";

/** Work across all companies at once. Nothing else runs as the sweeping role, and every one of them stands in this file. */
export type Sweep = { readonly name: string; readonly at: string; readonly run: (context: SweepContext) => Promise<void> };

const PAGE_ROWS = 5_000;

/** The policies of the sweeping role show it what has expired and nothing else, so that is not said a second time here. */
const deleteAllVisible = async ({ sweep, log }: SweepContext, table: RawBuilder<unknown>): Promise<void> => {
  const deletePage = () =>
    sweep((tx) => sql`delete from ${table} where ctid in (select ctid from ${table} limit ${PAGE_ROWS})`.execute(tx));
  let deleted = 0n;
  for (let page = await deletePage(); page.numAffectedRows; page = await deletePage()) deleted += page.numAffectedRows;
  log.info({ rows: Number(deleted) }, "expired rows swept");
};

const sweepExpired: Sweep = {
  name: "platform.sweep-expired",
  at: "17 3 * * *",
  run: async (context) => {
    await deleteAllVisible(context, sql.table("account_session"));
    await deleteAllVisible(context, sql.table("idempotency_key"));
    await deleteAllVisible(context, sql.table("account_code"));
    await deleteAllVisible(context, sql.table("account_link"));
    await deleteAllVisible(context, sql.table("sign_in_failure"));
    await deleteAllVisible(context, sql.table("robot_spent"));
    await deleteAllVisible(context, sql.table("registry_answer"));
  },
};

/** At midnight everybody turns whose day has come: each supplier's by a job of its own, which sees that supplier alone. */
const turnWorkers: Sweep = {
  name: "platform.turn-workers",
  at: "0 0 * * *",
  run: async ({ sweep, clock, log }) => {
    const asked = await sweep((tx) =>
      sql`select enqueue('workers.settle-due', json_build_object('providerId', due.provider_id), 'workers.settle-due ' || due.provider_id, null)
        from (select distinct provider_id from worker where status_changes_on <= ${dayInSaoPaulo(clock.now())}::date) due`.execute(tx),
    );
    log.info({ suppliers: asked.rows.length }, "workers of suppliers turn today");
  },
};

export const sweeps: readonly Sweep[] = [sweepExpired, turnWorkers];
