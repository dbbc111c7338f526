import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { fillRiskSchedules } from "../data/risk-schedules.ts";
import type { Size } from "../data/sizes.ts";
import { withProductBench } from "../measuring/product-bench.ts";
import type { Report } from "../measuring/report.ts";
import { measureCreations } from "./creations.ts";
import { measureScheduleLists } from "./schedule-lists.ts";
import { measureSuspensions } from "./suspensions.ts";

/** Risk schedules: lists, creations, and suspensions by jobs. */
export const benchRiskSchedule = (size: Size = "small"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      const owner = await openClient(bench.database.ownerUrl);
      const lists = await measureScheduleLists(bench);
      const creations = await measureCreations(bench, owner);
      const suspensions = await measureSuspensions(bench, owner, size);
      await owner.end();
      const parts = [lists, creations, suspensions];
      return { bench: "risk-schedule", tables: parts.flatMap(({ tables }) => tables), budgets: parts.flatMap(({ budgets }) => budgets) };
    },
    (owner, ownerUrl) => fillRiskSchedules(owner, ownerUrl, size),
  );
