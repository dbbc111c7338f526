import { openClient } from "../../apps/api/src/platform/database/connect-as-owner.ts";
import { fillRiskSchedules } from "../data/risk-schedules.ts";
import type { Size } from "../data/sizes.ts";
import { withProductBench } from "../measuring/product-bench.ts";
import type { Report } from "../measuring/report.ts";
import { measureAutomatic } from "./automatic.ts";
import { measureCalendar } from "./calendar.ts";
import { measureCreations } from "./creations.ts";
import { measurePermits } from "./permits.ts";
import { measureScheduleLists } from "./schedule-lists.ts";
import { measureSuspensions } from "./suspensions.ts";

/** Risk schedules: lists, the calendar, creations, permits, suspensions by jobs, and automatic schedules. */
export const benchRiskSchedule = (size: Size = "small"): Promise<Report> =>
  withProductBench(
    size,
    async (bench) => {
      const owner = await openClient(bench.database.ownerUrl);
      const lists = await measureScheduleLists(bench);
      const calendar = await measureCalendar(bench, owner);
      const creations = await measureCreations(bench, owner);
      const permits = await measurePermits(bench, owner);
      const suspensions = await measureSuspensions(bench, owner, size);
      // Last, because it makes most projects inactive.
      const automatic = await measureAutomatic(bench, owner, size);
      await owner.end();
      const parts = [lists, calendar, creations, permits, suspensions, automatic];
      return { bench: "risk-schedule", tables: parts.flatMap(({ tables }) => tables), budgets: parts.flatMap(({ budgets }) => budgets) };
    },
    (owner, ownerUrl) => fillRiskSchedules(owner, ownerUrl, size),
  );
