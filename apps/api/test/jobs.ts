import type pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll } from "vitest";
import { publicOpening } from "../src/platform/access/openings.ts";
import { openPool } from "../src/platform/database/database.ts";
import { inTransaction, openTransaction, type Tx } from "../src/platform/database/transaction.ts";
import type { JobEvent } from "../src/platform/jobs/job-tasks.ts";
import { type Jobs, type JobsOptions, startJobs } from "../src/platform/jobs/start-jobs.ts";
import type { OwnDatabase } from "./database.ts";
import { movableClock } from "./movable-clock.ts";

type Options = Partial<JobsOptions> & Pick<JobsOptions, "jobs">;
export type OwnJobs = {
  /** Runs jobs until the test ends, as one process of the product. */
  readonly take: (asked: Options) => Promise<Jobs>;
  /** Runs work in a transaction like that of a request, for queueing jobs. */
  readonly ask: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** `next` resolves with the next attempt that has this outcome; pass `observe` to `take`. */
  readonly watch: () => { readonly observe: (event: JobEvent) => void; readonly next: (outcome: JobEvent["outcome"]) => Promise<JobEvent> };
  readonly sweepPool: () => pg.Pool;
};

const watch: OwnJobs["watch"] = () => {
  const seen: JobEvent[] = [];
  const waiting = new Map<string, (event: JobEvent) => void>();
  return {
    observe: (event) => {
      const resolve = waiting.get(event.outcome);
      waiting.delete(event.outcome);
      if (resolve) resolve(event);
      else seen.push(event);
    },
    next: (outcome) => {
      const position = seen.findIndex((event) => event.outcome === outcome);
      const [already] = position < 0 ? [] : seen.splice(position, 1);
      return already ? Promise.resolve(already) : new Promise((resolve) => waiting.set(outcome, resolve));
    },
  };
};

/** Jobs of one test file, on its database. */
export const ownJobs = (database: OwnDatabase): OwnJobs => {
  const running: Jobs[] = [];
  const pools: { sweep?: pg.Pool } = {};
  const sweepPool = () => {
    if (!pools.sweep) throw new Error("the pool of the sweeps is not open yet");
    return pools.sweep;
  };
  beforeAll(() => {
    pools.sweep = openPool({ url: database.url("sweep"), max: 2 });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  });
  afterAll(() => pools.sweep?.end());

  return {
    watch,
    sweepPool,
    ask: (work) => inTransaction(openTransaction(database.appPool(), publicOpening()), work),
    take: async (asked) => {
      const around = { clock: movableClock(), log: pino({ level: "silent" }), observe: () => undefined, crons: [] };
      const pools = { app: database.appPool(), sweep: sweepPool() };
      const jobs = await startJobs({ ownerUrl: database.url("owner"), pools, ...around, ...asked });
      running.push(jobs);
      return jobs;
    },
  };
};
