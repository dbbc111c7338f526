import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { beat, freeSilentWorkers, freeWorker } from "./heartbeat.ts";
import type { Work } from "./job-tasks.ts";
import { type Schedule, startWorker, type Worker } from "./worker.ts";

/** A worker that is replaced when it ends: `id` is the current one. */
export type KeptWorker = { readonly id: () => string; readonly stop: () => Promise<void> };

const REPLACE_AFTER_MS = 1_000;

const start = async (owner: pg.Pool, work: Work & Schedule): Promise<Worker> => {
  await freeSilentWorkers(owner);
  const worker = await startWorker(owner, work);
  await beat(owner, worker.id).catch((error) => {
    void worker.stop();
    throw error;
  });
  return worker;
};

/** Runs a worker until `stop`. The library's worker ends when the database is unreachable, so this starts another one. */
export const superviseWorker = async (owner: pg.Pool, work: Work & Schedule): Promise<KeptWorker> => {
  let worker = await start(owner, work);
  let isStopping = false;

  const replace = async (): Promise<void> => {
    void worker.stop(); // jobs that still run may outlive the outage and run twice, as every job may
    await sleep(REPLACE_AFTER_MS);
    try {
      await freeWorker(owner, worker.id);
      worker = await start(owner, work);
    } catch (err) {
      work.log.warn({ err }, "the jobs cannot be taken up again yet");
    }
    if (isStopping) await worker.stop();
  };
  const keep = async (): Promise<void> => {
    for (let ended = worker.ended; !isStopping; ended = worker.ended) {
      await ended;
      if (!isStopping) await replace();
    }
  };
  const kept = keep();

  return {
    id: () => worker.id,
    stop: async () => {
      isStopping = true;
      await worker.stop();
      await kept;
      await freeWorker(owner, worker.id);
    },
  };
};
