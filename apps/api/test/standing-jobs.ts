import { missingDocumentsProvider } from "../src/modules/pendencies/index.ts";
import { settleRetrainingJob, trainingNeedProvider } from "../src/modules/trainings/index.ts";
import { standingJobs } from "../src/modules/workers/index.ts";
import { type Around, jobHand } from "./pendency-jobs.ts";

const jobs = new Map(
  [...standingJobs({ ...missingDocumentsProvider, ...trainingNeedProvider }), settleRetrainingJob].map((job) => [job.name, job]),
);
type Waiting = { readonly name: string; readonly key: string; readonly payload: unknown };
/** Queued jobs of one supplier that store eligibility. */
export const standingJobsOf = async (around: Around, providerId: number): Promise<number> =>
  (await waiting(around)).filter(({ payload }) => (payload as { readonly providerId: number }).providerId === providerId).length;

const waiting = async ({ database }: Around): Promise<readonly Waiting[]> => {
  const { rows } = await database.ownerPool().query<Waiting>(
    `select t.identifier as name, j.key, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = any ($1) order by j.id`,
    [[...jobs.keys()]],
  );
  return rows;
};

/** Runs all queued jobs that store eligibility and needs, and those that open documents for needs, until the queue is empty. */
export const settleAllStandings = async (around: Around): Promise<void> => {
  for (let queued = await waiting(around); queued.length > 0; queued = await waiting(around))
    for (const { name, key, payload } of queued) {
      await around.database.ownerPool().query("select graphile_worker.remove_job($1)", [key]);
      await jobs.get(name)?.run(jobHand(around), payload);
    }
};
