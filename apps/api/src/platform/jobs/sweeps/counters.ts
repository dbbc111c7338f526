// Sweeps of counters and figures.
import { type RawBuilder, sql } from "kysely";
import type { Sweep } from "./sweep.ts";

/** Each row takes milliseconds, so a batch of this size ends well before the statement timeout. */
const FOLDED_AT_ONCE = 2_000;
/** Adds the pendency changes to the counters of the lists and of the review queue, in batches. */
export const foldPendencyChanges: Sweep = {
  name: "platform.fold-pendency-changes",
  at: "* * * * *",
  run: async ({ sweep }) => {
    const fold = async (folding: RawBuilder<unknown>): Promise<number> => {
      const { rows } = await sweep((tx) => sql<{ taken: number }>`select ${folding} as taken`.execute(tx));
      return rows[0]?.taken ?? 0;
    };
    while ((await fold(sql`fold_pendency_deltas(${FOLDED_AT_ONCE})`)) === FOLDED_AT_ONCE);
    while ((await fold(sql`fold_review_moves(${FOLDED_AT_ONCE})`)) === FOLDED_AT_ONCE);
  },
};

/** Recomputes the pendency counters per contractor, then the figures of its suppliers. Corrects and logs differences, which are bugs. */
export const mendPendencyCounts: Sweep = {
  name: "platform.mend-pendency-counts",
  at: "30 4 * * *",
  run: async ({ sweep, log }) => {
    const { rows: contractors } = await sweep((tx) => sql<{ id: number }>`select distinct contractor_id as id from project`.execute(tx));
    for (const { id } of contractors) {
      const { rows } = await sweep((tx) => sql<{ mended: number }>`select mend_pendency_counts(${id}) as mended`.execute(tx));
      const [{ mended } = { mended: 0 }] = rows;
      if (mended > 0) log.error({ contractor: id, sums: mended }, "counters of pendencies were wrong and are corrected");
      const suppliers = await sweep((tx) => sql<{ mended: number }>`select mend_contractor_suppliers(${id}) as mended`.execute(tx));
      const wrong = suppliers.rows[0]?.mended ?? 0;
      if (wrong > 0) log.error({ contractor: id, suppliers: wrong }, "figures of suppliers were wrong and are corrected");
    }
  },
};

const WORKERS_AT_ONCE = 500;
/** Recomputes the figures of workers in the same manner. Jobs per supplier recompute their eligibility, which follows from rules. */
export const mendWorkerFigures: Sweep = {
  name: "platform.mend-worker-figures",
  at: "45 4 * * *",
  run: async ({ sweep, log }) => {
    const mendSome = async (after: number): Promise<{ readonly last: number | null; readonly mended: number }> => {
      const { rows } = await sweep((tx) =>
        sql<{ last: number | null; mended: number }>`select last, mended from mend_worker_figures(${after}, ${WORKERS_AT_ONCE})`.execute(
          tx,
        ),
      );
      return rows[0] ?? { last: null, mended: 0 };
    };
    let figures = 0;
    for (let some = await mendSome(0); some.last !== null; some = await mendSome(some.last)) figures += some.mended;
    if (figures > 0) log.error({ figures }, "figures of workers were wrong and are corrected");
    await sweep((tx) => sql`select enqueue_standing_repairs()`.execute(tx));
  },
};
