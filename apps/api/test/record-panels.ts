import { pino } from "pino";
import { openPool } from "../src/platform/database/database.ts";
import { sweepContext } from "../src/platform/jobs/job-context.ts";
import { recordPanels } from "../src/platform/jobs/sweeps/panel-records.ts";
import type { OwnDatabase } from "./database.ts";

/** Runs the nightly record of the panels as on this day, at 00:20 or another time in São Paulo. */
export const recordPanelsOn = async (database: OwnDatabase, day: string, time = "00:20"): Promise<void> => {
  const pool = openPool({ url: database.url("sweep"), max: 1 });
  const clock = { now: () => new Date(`${day}T${time}:00-03:00`) };
  try {
    await recordPanels.run(sweepContext(pool, { clock, log: pino({ level: "silent" }) }));
  } finally {
    await pool.end();
  }
};
