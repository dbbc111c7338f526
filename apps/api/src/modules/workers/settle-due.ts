import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../platform/jobs/job.ts";
import { recomputeWorkers } from "./settle-worker.ts";
import { dueWorkers } from "./store/settling.ts";

const BATCH_WORKERS = 5_000;

const settleDue = jobKind("workers.settle-due", z.object({ providerId: z.int() }));

/** Recomputes workers with a due status change, including overdue ones, in batches: a full batch queues the next. */
export const recomputeDueWorkersJob = defineJob(settleDue, ({ inScopeOf, clock }, { providerId }) =>
  inScopeOf(providerId, async (tx) => {
    const today = dayInSaoPaulo(clock.now());
    const workerIds = await dueWorkers(tx, { providerId, today, atMost: BATCH_WORKERS });
    await recomputeWorkers(tx, { providerId, workerIds, today });
    if (workerIds.length === BATCH_WORKERS)
      await enqueue(tx, { job: settleDue, payload: { providerId }, key: `workers.settle-due ${providerId}` });
  }),
);
