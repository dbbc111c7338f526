import { settleCertificatesJob } from "../src/modules/trainings/index.ts";
import type { FileStore } from "../src/platform/files/file-store.ts";
import type { JobContext } from "../src/platform/jobs/job-context.ts";
import { type Around, jobHand } from "./pendency-jobs.ts";

type Options = { readonly files: Pick<FileStore, "store">; readonly context?: JobContext };
type Waiting = { readonly key: string; readonly payload: unknown };

/** Queued jobs that settle certificates. */
export const waitingSettlings = async ({ database }: Around): Promise<readonly Waiting[]> => {
  const { rows } = await database.ownerPool().query<Waiting>(
    `select j.key, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'trainings.settle-certificates' order by j.id`,
  );
  return rows;
};

/** Runs all queued jobs that settle certificates until the queue is empty. */
export const settleAllCertificates = async (around: Around, { files, context = jobHand(around) }: Options): Promise<void> => {
  const job = settleCertificatesJob({ files });
  for (let queued = await waitingSettlings(around); queued.length > 0; queued = await waitingSettlings(around))
    for (const { key, payload } of queued) {
      await around.database.ownerPool().query("select graphile_worker.remove_job($1)", [key]);
      await job.run(context, payload);
    }
};

/** Context of a job that is killed in its transaction with this number, which rolls back. */
export const killedIn = (around: Around, transaction: number): JobContext => {
  const hand = jobHand(around);
  const run = { count: 0 };
  return {
    ...hand,
    inScopeOfAll: (owners, work) =>
      hand.inScopeOfAll(owners, async (tx) => {
        run.count += 1;
        const done = await work(tx);
        if (run.count === transaction) throw new Error("killed");
        return done;
      }),
  };
};
