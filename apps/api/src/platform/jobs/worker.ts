import { EventEmitter } from "node:events";
import { parseCronItems, run, runMigrations, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { openPool } from "../database/database.ts";
import { type Cron, cronItem } from "./crons.ts";
import { jobTasks, type Work } from "./job-tasks.ts";
import { libraryLog } from "./library-log.ts";

export type Worker = {
  readonly id: string;
  /** It takes no more jobs, whether it was told to stop or gave up. */
  readonly ended: Promise<void>;
  /** Resolves when what was running is done. */
  readonly stop: () => Promise<void>;
};
export type Schedule = { readonly crons: readonly Cron[] };

const AT_ONCE = 4;
/** One connection listens, and one beats; the others fetch and settle jobs. */
export const WORKER_CONNECTIONS = AT_ONCE + 2;
const POLL_MS = 1_000;
const SCHEMA = "graphile_worker"; // our own statements spell it too

/** The tables of the library, which `enqueue` writes to: made with the migrations, before anything is served. */
export const migrateJobs = async (ownerUrl: string): Promise<void> => {
  const pgPool = openPool({ url: ownerUrl, max: 2, pipeline: false });
  try {
    await runMigrations({ pgPool, schema: SCHEMA });
  } finally {
    await pgPool.end();
  }
};

/** Begins to take jobs, several at once. What the library calls a pool of workers is one worker to us: it has one id. */
export const startWorker = async (owner: pg.Pool, work: Work & Schedule): Promise<Worker> => {
  const events: WorkerEvents = new EventEmitter();
  const id = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<void>();
  events.once("pool:create", ({ workerPool }) => id.resolve(workerPool.id));
  // Not the promise of the runner: when several jobs could not be settled at once, the library never settles that one.
  events.once("pool:gracefulShutdown", () => ended.resolve());
  const runner = await run({
    pgPool: owner,
    schema: SCHEMA,
    events,
    logger: libraryLog(work.log),
    noHandleSignals: true,
    taskList: jobTasks(work, owner),
    parsedCronItems: parseCronItems(work.crons.map((cron) => cronItem(cron, work.clock))),
    // Without a batch the library settles a job in a promise that nobody awaits: a lost database would end the process.
    preset: { worker: { concurrentJobs: AT_ONCE, pollInterval: POLL_MS, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  runner.promise.catch(() => undefined); // the library has logged why
  return {
    id: await id.promise,
    ended: ended.promise,
    stop: () => runner.stop().catch((err) => work.log.debug({ err }, "the jobs had ended before they were stopped")),
  };
};
