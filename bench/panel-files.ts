import { openClient } from "../apps/api/src/platform/database/connect-as-owner.ts";
import { DAY_OF_DATA } from "./data/day.ts";
import { openConnection } from "./measuring/http-connection.ts";
import type { ProductBench } from "./measuring/product-bench.ts";
import { atMost, type Measured } from "./measuring/report.ts";
import { secondsUntilDone } from "./measuring/waiting-jobs.ts";
import { forkWork } from "./servers/fork-work.ts";

const JOB = "panels.export-panels";
const limits = { xlsx: 10, pdf: 5 } as const;

/** Exports all panels of the owner of the largest contractor, from the request to the finished file. */
export const measurePanelFiles = async ({ database, server, tokens }: ProductBench): Promise<Measured> => {
  const owner = await openClient(database.ownerUrl);
  const connection = await openConnection(server.address, tokens.owner);
  const work = await forkWork(database, `${DAY_OF_DATA}T15:00:00Z`);
  const seconds = { xlsx: 0, pdf: 0 };
  for (const format of ["xlsx", "pdf"] as const) {
    await connection.post("/api/reports/management/export", { format });
    seconds[format] = await secondsUntilDone(owner, [JOB]);
  }
  await work.stop();
  connection.close();
  await owner.end();
  return {
    tables: [{ title: "files of the panels, in seconds", rows: [seconds] }],
    budgets: [
      atMost("the spreadsheet of the panels takes seconds,", seconds.xlsx, limits.xlsx),
      atMost("the PDF of the panels takes seconds,", seconds.pdf, limits.pdf),
    ],
  };
};
