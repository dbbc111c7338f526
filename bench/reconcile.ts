import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { atLeast, atMost, type Report } from "./measuring/report.ts";
import { median } from "./measuring/statistics.ts";

const TIMES = 5;
type Run = {
  readonly created: number;
  readonly fromNothingMs: number;
  readonly changes: number;
  readonly changeMs: number;
  readonly megabytes: number;
};
const once = async (): Promise<Run> => {
  const { stdout } = await promisify(execFile)(process.execPath, [new URL("reconcile-once.ts", import.meta.url).pathname]);
  return JSON.parse(stdout) as Run;
};

/** Measures the reconcile rule for a large project, from nothing and after a change. */
export const benchReconcile = async (): Promise<Report> => {
  const rows: Run[] = [];
  for (let time = 0; time < TIMES; time += 1) rows.push(await once());
  const middle = (of: (run: Run) => number) => median(rows.map(of));
  return {
    bench: "reconcile",
    tables: [{ title: "40 suppliers, 5,000 workers, 25 requirements", rows }],
    budgets: [
      atLeast("pendencies asked for", Math.min(...rows.map(({ created }) => created)), 100_000),
      atMost(
        "milliseconds from nothing",
        middle(({ fromNothingMs }) => fromNothingMs),
        3_000,
      ),
      atMost(
        "milliseconds after a change",
        middle(({ changeMs }) => changeMs),
        3_000,
      ),
      atMost(
        "megabytes of the process",
        middle(({ megabytes }) => megabytes),
        300,
      ),
    ],
  };
};
