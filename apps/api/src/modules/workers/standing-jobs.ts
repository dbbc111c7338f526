// Jobs that store the eligibility of workers: after a change of facts, on a day that changes it, and every night.
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { enqueue, enqueueMany } from "../../platform/jobs/enqueue.ts";
import { defineJob, type Job, jobKind } from "../../platform/jobs/job.ts";
import type { JobContext } from "../../platform/jobs/job-context.ts";
import type { MissingDocumentsProvider } from "./known-of-workers.ts";
import { settleStandings } from "./settle-standing.ts";
import { workersAfter, workersDue, workersOfProject } from "./store/standings.ts";

type Place = Pick<MissingDocumentsProvider, "lackingOf">;
/** Workers of one transaction, which locks them. */
const BATCH_WORKERS = 500;

const settleStanding = jobKind("workers.settle-standing", z.object({ providerId: z.int(), workerIds: z.array(z.int()) }));
const settleProjectStanding = jobKind(
  "workers.settle-project-standing",
  z.object({ contractorId: z.int(), projectId: z.int(), providerId: z.nullable(z.int()) }),
);
const settleDueStanding = jobKind("workers.settle-due-standing", z.object({ providerId: z.int() }));
const mendStanding = jobKind("workers.mend-standing", z.object({ providerId: z.int(), after: z.int() }));

type Batch = { readonly providerId: number; readonly next: (tx: Tx) => Promise<readonly number[]> };
/** Computes one batch in a transaction of the supplier. */
const settleBatch = ({ lackingOf }: Place, { inScopeOf, clock }: JobContext, { providerId, next }: Batch) =>
  inScopeOf(providerId, async (tx) => {
    const workerIds = await next(tx);
    const changed = await settleStandings(tx, { providerId, workerIds, today: dayInSaoPaulo(clock.now()), lackingOf });
    return { workerIds, changed };
  });

const settleStandingJob = (place: Place): Job =>
  defineJob(settleStanding, async (context, { providerId, workerIds }) => {
    for (let at = 0; at < workerIds.length; at += BATCH_WORKERS)
      await settleBatch(place, context, { providerId, next: async () => workerIds.slice(at, at + BATCH_WORKERS) });
  });

/** Queues the workers of each supplier of a project, because a job has the rows of one company. */
const settleProjectStandingJob: Job = defineJob(settleProjectStanding, ({ inScopeOf }, project) =>
  inScopeOf(project.contractorId, async (tx) => {
    const suppliers = await workersOfProject(tx, project);
    await enqueueMany(
      tx,
      settleStanding,
      suppliers.map(({ providerId, workerIds }) => ({
        payload: { providerId, workerIds: [...workerIds] },
        key: `workers.settle-standing ${providerId} of ${project.projectId}`,
      })),
    );
  }),
);

const settleDueStandingJob = (place: Place): Job =>
  defineJob(settleDueStanding, async (context, { providerId }) => {
    const today = dayInSaoPaulo(context.clock.now());
    const settle = () =>
      settleBatch(place, context, { providerId, next: (tx) => workersDue(tx, { providerId, today, atMost: BATCH_WORKERS }) });
    for (let batch = await settle(); batch.workerIds.length === BATCH_WORKERS; ) batch = await settle();
  });

/** Corrects the next workers of a supplier and queues the following ones. */
const mendStandingJob = (place: Place): Job =>
  defineJob(mendStanding, async (context, { providerId, after }) => {
    const next = (tx: Tx) => workersAfter(tx, { providerId, after, atMost: BATCH_WORKERS });
    const { workerIds, changed } = await settleBatch(place, context, { providerId, next });
    if (changed > 0)
      context.log.info({ provider: providerId, rows: changed }, "stored eligibility of workers differed and is written again");
    const last = workerIds[BATCH_WORKERS - 1];
    if (last === undefined) return;
    await context.inScopeOf(providerId, (tx) =>
      enqueue(tx, { job: mendStanding, payload: { providerId, after: last }, key: `workers.mend-standing ${providerId}` }),
    );
  });

export const standingJobs = (place: Place): readonly Job[] => [
  settleStandingJob(place),
  settleProjectStandingJob,
  settleDueStandingJob(place),
  mendStandingJob(place),
];
