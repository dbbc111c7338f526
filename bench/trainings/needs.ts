import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { trainingNeedProvider } from "../../apps/api/src/modules/trainings/index.ts";
import { jobOpening } from "../../apps/api/src/platform/access/openings.ts";
import { dayInSaoPaulo } from "../../apps/api/src/platform/clock/clock.ts";
import { openPool } from "../../apps/api/src/platform/database/database.ts";
import { inTransaction, openTransaction } from "../../apps/api/src/platform/database/transaction.ts";
import type { ProductBench } from "../measuring/product-bench.ts";
import { atLeast, atMost, type Measured } from "../measuring/report.ts";
import { secondsUntilDone } from "../measuring/waiting-jobs.ts";
import { forkWork } from "../servers/fork-work.ts";

const JOB = ["workers.settle-standing"];
const BATCH_WORKERS = 500;
const LOOKS_EVERY_MS = 100;
const NEED_SECONDS_MAX = 60;
const LARGEST = "(select contractor_id from project group by 1 order by count(*) desc limit 1)";

const countOf = async (owner: pg.Client, text: string): Promise<number> => {
  const { rows } = await owner.query<{ count: string }>(`select count(*) as count from ${text}`);
  return Number(rows[0]?.count);
};

type Workers = { readonly providerId: number; readonly workerIds: readonly number[] };
/** Workers of the largest contractor by supplier. */
const workersOf = async (owner: pg.Client): Promise<readonly Workers[]> => {
  const { rows } = await owner.query<{ providerId: string; workerIds: string[] }>(
    `select provider_id as "providerId", array_agg(worker_id order by worker_id) as "workerIds" from contractor_worker where contractor_id = ${LARGEST} group by 1`,
  );
  return rows.map(({ providerId, workerIds }) => ({ providerId: Number(providerId), workerIds: workerIds.map(Number) }));
};

/** Seconds of the needs alone, in the transactions of the job. */
const computeAll = async ({ appUrl }: ProductBench["database"], suppliers: readonly Workers[]): Promise<number> => {
  const pool = openPool({ url: appUrl, max: 1 });
  const today = dayInSaoPaulo(new Date());
  const begun = performance.now();
  for (const { providerId, workerIds } of suppliers)
    for (let at = 0; at < workerIds.length; at += BATCH_WORKERS)
      await inTransaction(openTransaction(pool, jobOpening(providerId)), (tx) =>
        trainingNeedProvider.settleNeeds(tx, { providerId, workerIds: workerIds.slice(at, at + BATCH_WORKERS), today }),
      );
  await pool.end();
  return (performance.now() - begun) / 1_000;
};

/** Requests the job of all workers of the largest contractor, like a change of facts. It starts three seconds later. */
const ALL_WORKERS = `insert into stale_standing (provider_id, worker_id) select provider_id, worker_id from contractor_worker where contractor_id = ${LARGEST}`;
const QUEUE_DELAY_SECONDS = 3;
/** A worker without needs returns from a leave of 200 days. */
const ONE_MOVEMENT = `insert into movement (provider_id, worker_id, kind, status, start_date, end_date)
  select p.provider_id, p.worker_id, 'leave', 'away', current_date - 220, current_date - 21 from pendency p
  where p.contractor_id = ${LARGEST} and p.status = 'DONE' and p.active and p.approved_until > current_date + 100
    and not exists (select from training_need n where n.provider_id = p.provider_id and n.worker_id = p.worker_id) order by p.id limit 1
  returning worker_id`;

/** Seconds until the worker needs the training again. The move of the document queues the job once more, which is not waited for. */
const secondsUntilNeed = async (owner: pg.Client, workerId: number): Promise<number> => {
  const begun = performance.now();
  while ((await countOf(owner, `training_need where worker_id = ${workerId} and cause = 'absence'`)) === 0) {
    if (performance.now() - begun > NEED_SECONDS_MAX * 1_000) throw new Error("the movement led to no need");
    await setTimeout(LOOKS_EVERY_MS);
  }
  return (performance.now() - begun) / 1_000;
};

/** Needs of all workers of the largest contractor, alone and with their eligibility in the job, and of one worker after a movement. */
export const measureNeeds = async ({ database, task }: ProductBench, owner: pg.Client): Promise<Measured> => {
  const suppliers = await workersOf(owner);
  const seconds = await computeAll(database, suppliers);
  const work = await forkWork(database, new Date().toISOString(), { filesFolder: task.filesFolder, jobs: "trainings" });
  const before = await work.megabytes();
  await owner.query(ALL_WORKERS);
  const withEligibility = (await secondsUntilDone(owner, JOB)) - QUEUE_DELAY_SECONDS;
  const megabytes = await work.megabytes();
  const workers = suppliers.reduce((sum, { workerIds }) => sum + workerIds.length, 0);
  const needs = await countOf(owner, "training_need");
  await owner.query("vacuum analyze training_need, worker, project_worker, contractor_worker, stale_standing");
  const moved = await owner.query<{ worker_id: string }>(ONE_MOVEMENT);
  const one = await secondsUntilNeed(owner, Number(moved.rows[0]?.worker_id));
  await secondsUntilDone(owner, JOB);
  await work.stop();
  const row = {
    ...{ workers, needs, seconds, "seconds of the job": withEligibility, "MB of the process": megabytes, "MB before it": before },
    "seconds after one movement": one,
  };
  return {
    tables: [{ title: "needs", rows: [row] }],
    budgets: [
      atLeast("workers with computed needs", workers, 35_000),
      atMost("needs take seconds for each 40,000 workers,", (seconds * 40_000) / workers, 20),
      atMost("the job adds megabytes to its process,", megabytes - before, 300),
      atMost("a need follows one movement within seconds,", one, 5),
    ],
  };
};
