import type pg from "pg";
import { fillPendencies } from "../data/pendencies.ts";
import type { Size } from "../data/sizes.ts";
import { fillWorkers } from "../data/workers.ts";
import { withProductBench } from "../measuring/product-bench.ts";
import type { Measured, Report } from "../measuring/report.ts";
import { measureChanges } from "./pendency-changes.ts";
import { measureDays, measureExport, measureLinking } from "./pendency-jobs.ts";
import { measureLists } from "./pendency-lists.ts";
import { measureReview } from "./pendency-review.ts";

const fill = (size: Size) => async (owner: pg.Client) => {
  await owner.query("set emdia.asks_at_the_end = 'on'");
  await fillWorkers(owner, size);
  await fillPendencies(owner, size);
};

/** All pendency benches with one or ten million rows: reads first, then writes. */
export const benchPendencies = (size: Size = "small"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      const measured: Measured[] = [];
      for (const measure of [measureLists, measureReview, measureChanges, measureExport, measureLinking, measureDays])
        measured.push(await measure(bench));
      return {
        bench: "pendencies",
        tables: measured.flatMap(({ tables }) => tables),
        budgets: measured.flatMap(({ budgets }) => budgets),
      };
    },
    fill(size),
  );
