import { EventEmitter } from "node:events";
import { parseCronItems, run, runMigrations, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { openPool } from "../database/database.ts";
import { type Cron, cronItem } from "./crons.ts";
import { jobTasks, type Work } from "./job-tasks.ts";
import { libraryLog } from "./library-log.ts";

export type Worker = {
  readonly id: string;
  /** Resolves when the worker fetches no more jobs: after `stop` or after a failure. */
  readonly ended: Promise<void>;
  /** Resolves when the running jobs are done. */
  readonly stop: () => Promise<void>;
};
export type Schedule = { readonly crons: readonly Cron[] };

const AT_ONCE = 4;
/** One connection listens, one writes the heartbeat; the others fetch and complete jobs. */
export const WORKER_CONNECTIONS = AT_ONCE + 2;
const POLL_MS = 1_000;
const SCHEMA = "graphile_worker"; // also spelled in our SQL

/** Creates the library's tables, to which `enqueue` writes. Runs with the migrations, before the server starts. */
export const migrateJobs = async (ownerUrl: string): Promise<void> => {
  const pgPool = openPool({ url: ownerUrl, max: 2, pipeline: false });
  try {
    await runMigrations({ pgPool, schema: SCHEMA });
  } finally {
    await pgPool.end();
  }
};

/** Starts a worker with several concurrent jobs. One worker here is a pool of workers in the library: it has one id. */
export const startWorker = async (owner: pg.Pool, work: Work & Schedule): Promise<Worker> => {
  const events: WorkerEvents = new EventEmitter();
  const id = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<void>();
  events.once("pool:create", ({ workerPool }) => id.resolve(workerPool.id));
  // Not `runner.promise`: the library never settles it if several jobs could not be completed at once.
  events.once("pool:gracefulShutdown", () => ended.resolve());
  const runner = await run({
    pgPool: owner,
    schema: SCHEMA,
    events,
    logger: libraryLog(work.log),
    noHandleSignals: true,
    taskList: jobTasks(work, owner),
    parsedCronItems: parseCronItems(work.crons.map((cron) => cronItem(cron, work.clock))),
    // Without a batch the library completes a job in an unawaited promise, and a lost database would end the process.
    preset: { worker: { concurrentJobs: AT_ONCE, pollInterval: POLL_MS, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  runner.promise.catch(() => undefined); // the library has logged the cause
  return {
    id: await id.promise,
    ended: ended.promise,
    stop: () => runner.stop().catch((err) => work.log.debug({ err }, "the jobs had ended before they were stopped")),
  };
};
