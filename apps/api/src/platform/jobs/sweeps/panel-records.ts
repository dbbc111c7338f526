import { sql } from "kysely";
import { dayInSaoPaulo, timeInSaoPaulo } from "../../clock/clock.ts";
import type { Tx } from "../../database/transaction.ts";
import type { Sweep } from "./sweep.ts";

const SUPPLIERS_AT_ONCE = 500;
/** Before this time the documents of the day have not turned. A run of the day before that is repeated then would record the day too early. */
const DAY_BEGINS = "00:18";
const isTooEarly = (now: Date): boolean => timeInSaoPaulo(now).slice("2026-03-10 ".length) < DAY_BEGINS;
/** The first record of a contractor reads the history of all its pendencies. */
const allowMinutes = (tx: Tx) => sql`set local statement_timeout = '15min'`.execute(tx);

/**
 * Records the figures of the panels that changed: a transaction per contractor, then one per batch of suppliers, whose first records are
 * filled from those of their contractors. A company that is recorded on this day already is skipped, so an interrupted run continues.
 */
export const recordPanels: Sweep = {
  name: "platform.record-panels",
  at: "20 0 * * *",
  run: async ({ sweep, clock, log }) => {
    if (isTooEarly(clock.now())) return;
    const day = dayInSaoPaulo(clock.now());
    const { rows: contractors } = await sweep((tx) => sql<{ id: number }>`select distinct contractor_id as id from project`.execute(tx));
    let changed = 0;
    for (const { id } of contractors) {
      const { rows } = await sweep(async (tx) => {
        await allowMinutes(tx);
        return sql<{ changed: number }>`select record_contractor_panels(${id}, ${day}::date) as changed`.execute(tx);
      });
      changed += rows[0]?.changed ?? 0;
    }
    const recordAfter = async (after: number): Promise<number | null> => {
      const { rows } = await sweep(async (tx) => {
        await allowMinutes(tx);
        return sql<{ last: number | null }>`select record_supplier_panels(${after}, ${SUPPLIERS_AT_ONCE}, ${day}::date) as last`.execute(
          tx,
        );
      });
      return rows[0]?.last ?? null;
    };
    for (let last = await recordAfter(0); last !== null; last = await recordAfter(last));
    log.info({ day, contractors: contractors.length, changed }, "figures of the panels are recorded");
  },
};
