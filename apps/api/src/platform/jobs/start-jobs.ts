import type pg from "pg";
import { openPool } from "../database/database.ts";
import { BEAT_SECONDS, beat, freeSilentWorkers, freeWorker, SILENT_AFTER_SECONDS } from "./heartbeat.ts";
import type { JobLog } from "./job-context.ts";
import type { Work } from "./job-tasks.ts";
import { type KeptWorker, superviseWorker } from "./supervise-worker.ts";
import { type Schedule, WORKER_CONNECTIONS } from "./worker.ts";

export type JobsOptions = Work & Schedule & { readonly ownerUrl: string; readonly stopWithinMs?: number };
export type Jobs = {
  /** Waits for running jobs up to a timeout, then unlocks them for the next worker. */
  readonly stop: () => Promise<void>;
};

const STOP_WITHIN_MS = 20_000;
const BEATS_BETWEEN_CHECKS = SILENT_AFTER_SECONDS / BEAT_SECONDS;

const keepBeating = (owner: pg.Pool, worker: KeptWorker, log: JobLog): NodeJS.Timeout => {
  let beats = 0;
  const beatOnce = async () => {
    await beat(owner, worker.id());
    beats += 1;
    const freed = beats % BEATS_BETWEEN_CHECKS === 0 ? await freeSilentWorkers(owner) : [];
    if (freed.length > 0) log.warn({ workers: freed }, "jobs of silent workers were freed");
  };
  return setInterval(() => beatOnce().catch((err) => log.warn({ err }, "a heartbeat of the jobs failed")), BEAT_SECONDS * 1000);
};

const within = async (milliseconds: number, work: Promise<void>): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, milliseconds, false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Unlocks the jobs on a separate connection, after the worker's connections are closed: an open worker could fetch the jobs again. */
const leaveToTheNext = async (ownerUrl: string, worker: KeptWorker, log: JobLog): Promise<void> => {
  log.warn("jobs were still running and are left to the next worker");
  const owner = openPool({ url: ownerUrl, max: 1, pipeline: false });
  await freeWorker(owner, worker.id()).catch((err) => log.warn({ err }, "what was running stays locked until the worker is found silent"));
  await owner.end();
};

/** Runs a worker until `stop`. The queue's tables must exist (`migrateJobs`). */
export const startJobs = async ({ ownerUrl, stopWithinMs = STOP_WITHIN_MS, ...work }: JobsOptions): Promise<Jobs> => {
  const { log } = work;
  const onLost = (err: Error) => log.warn({ err }, "the jobs lost a connection");
  const owner = openPool({ url: ownerUrl, max: WORKER_CONNECTIONS, pipeline: false, onLost });
  const worker = await superviseWorker(owner, work).catch(async (error) => {
    await owner.end();
    throw error;
  });
  const beating = keepBeating(owner, worker, log);
  const stop = async () => {
    const inTime = await within(
      stopWithinMs,
      worker.stop().catch((err) => log.warn({ err }, "the jobs did not stop cleanly")),
    );
    clearInterval(beating);
    await within(stopWithinMs, owner.end());
    if (!inTime) await leaveToTheNext(ownerUrl, worker, log);
  };
  let stopped: Promise<void> | undefined;
  return {
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
};
