// Jobs that store the eligibility of workers and the trainings that they need: after a change of facts, on a day that changes it, and every night.
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, type Job, jobKind } from "../../platform/jobs/job.ts";
import type { JobContext } from "../../platform/jobs/job-context.ts";
import type { MissingDocumentsProvider } from "./missing-documents.ts";
import type { ScheduleQueue } from "./schedule-queue.ts";
import { settleStandings } from "./settle-standing.ts";
import { deleteStale, staleStandings } from "./store/stale-standings.ts";
import { workersAfter, workersDue } from "./store/standings.ts";
import type { TrainingNeedProvider } from "./training-needs.ts";

type Options = Pick<MissingDocumentsProvider, "findMissingDocuments"> & Pick<TrainingNeedProvider, "settleNeeds"> & ScheduleQueue;
/** Workers of one transaction, which locks them. */
const BATCH_WORKERS = 500;
/** Rows of `stale_standing` that a job takes at once. */
const BATCH_STALE = 10_000;

const settleStanding = jobKind("workers.settle-standing", z.object({ providerId: z.int() }));
const settleDueStanding = jobKind("workers.settle-due-standing", z.object({ providerId: z.int() }));
const mendStanding = jobKind("workers.mend-standing", z.object({ providerId: z.int(), after: z.int() }));

type Batch = { readonly providerId: number; readonly next: (tx: Tx) => Promise<readonly number[]> };
/** Computes one batch in a transaction of the supplier: eligibility, then the trainings that the workers need. Queues their schedules. */
const settleBatch = (
  { findMissingDocuments, settleNeeds, queueSchedules }: Options,
  { inScopeOf, clock }: JobContext,
  { providerId, next }: Batch,
) =>
  inScopeOf(providerId, async (tx) => {
    const workerIds = await next(tx);
    const today = dayInSaoPaulo(clock.now());
    const changed = await settleStandings(tx, { providerId, workerIds, today, findMissingDocuments });
    if (workerIds.length > 0) {
      await settleNeeds(tx, { providerId, workerIds, today });
      await queueSchedules(tx, { providerId, workerIds, now: clock.now() });
    }
    return { workerIds, changed };
  });

/** Deletes the rows after their workers are written, so that a retry computes them again. Rows that are added meanwhile have a later job. */
const settleStandingJob = (options: Options): Job =>
  defineJob(settleStanding, async (context, { providerId }) => {
    const read = () => context.inScopeOf(providerId, (tx) => staleStandings(tx, { providerId, atMost: BATCH_STALE }));
    for (let stale = await read(); stale.ids.length > 0; stale = await read()) {
      const { ids, workerIds } = stale;
      for (let at = 0; at < workerIds.length; at += BATCH_WORKERS)
        await settleBatch(options, context, { providerId, next: async () => workerIds.slice(at, at + BATCH_WORKERS) });
      await context.inScopeOf(providerId, (tx) => deleteStale(tx, { providerId, ids }));
    }
  });

const settleDueStandingJob = (options: Options): Job =>
  defineJob(settleDueStanding, async (context, { providerId }) => {
    const today = dayInSaoPaulo(context.clock.now());
    const settle = () =>
      settleBatch(options, context, { providerId, next: (tx) => workersDue(tx, { providerId, today, atMost: BATCH_WORKERS }) });
    for (let batch = await settle(); batch.workerIds.length === BATCH_WORKERS; ) batch = await settle();
  });

/** Corrects the next workers of a supplier and queues the following ones. */
const mendStandingJob = (options: Options): Job =>
  defineJob(mendStanding, async (context, { providerId, after }) => {
    const next = (tx: Tx) => workersAfter(tx, { providerId, after, atMost: BATCH_WORKERS });
    const { workerIds, changed } = await settleBatch(options, context, { providerId, next });
    if (changed > 0)
      context.log.info({ provider: providerId, rows: changed }, "stored eligibility of workers differed and is written again");
    const last = workerIds[BATCH_WORKERS - 1];
    if (last === undefined) return;
    await context.inScopeOf(providerId, (tx) =>
      enqueue(tx, { job: mendStanding, payload: { providerId, after: last }, key: `workers.mend-standing ${providerId}` }),
    );
  });

export const standingJobs = (options: Options): readonly Job[] => [
  settleStandingJob(options),
  settleDueStandingJob(options),
  mendStandingJob(options),
];
