import { conflictJobs, planAutomaticJob, settleScheduleJob } from "../src/modules/risk-schedule/index.ts";
import { type Around, jobHand, killedHand } from "./pendency-jobs.ts";
import { settleAllStandings } from "./standing-jobs.ts";

const jobs = new Map([settleScheduleJob, planAutomaticJob, ...conflictJobs].map((job) => [job.name, job]));
const runsTwice: readonly string[] = [settleScheduleJob.name, planAutomaticJob.name];
type Waiting = { readonly name: string; readonly key: string; readonly payload: unknown };
/** Queued jobs of schedules: their automatic plan, their conflicts and their causes of suspension. */
export const waitingSchedules = async ({ database }: Around): Promise<readonly Waiting[]> => {
  const { rows } = await database.ownerPool().query<Waiting>(
    `select t.identifier as name, j.key, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = any ($1) order by j.id`,
    [[...jobs.keys()]],
  );
  return rows;
};

/** Runs the jobs of eligibility, then those of the schedules until none is left. Each is killed once and run twice: that changes nothing. */
export const settleAllSchedules = async (around: Around): Promise<void> => {
  await settleAllStandings(around);
  for (let waiting = await waitingSchedules(around); waiting.length > 0; waiting = await waitingSchedules(around))
    for (const { name, key, payload } of waiting) {
      const job = jobs.get(name);
      await job?.run(killedHand(around), payload).catch(() => undefined);
      await around.database.ownerPool().query("select graphile_worker.remove_job($1)", [key]);
      await job?.run(jobHand(around), payload);
      if (runsTwice.includes(name)) await job?.run(jobHand(around), payload);
    }
};
