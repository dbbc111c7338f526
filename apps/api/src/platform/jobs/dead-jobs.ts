import type pg from "pg";

export type DeadJob = {
  readonly id: number;
  readonly job: string;
  readonly attempts: number;
  readonly cause: string | null;
  readonly askedAt: Date;
  readonly diedAt: Date;
};
const LISTED_MAX = 100;

/** Jobs without remaining attempts, newest first, for operators. */
export const listDeadJobs = async (owner: Pick<pg.Pool, "query">): Promise<readonly DeadJob[]> => {
  const { rows } = await owner.query<DeadJob>(
    `select id, task_identifier as job, attempts, last_error as cause, created_at as "askedAt", updated_at as "diedAt"
     from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
     order by updated_at desc limit $1`,
    [LISTED_MAX],
  );
  return rows;
};

const firstLine = (cause: string | null): string => cause?.split("\n")[0] || "without a cause";

/** One line per job. Shows the first line of the error, because the log has the stack. */
export const formatDeadJobs = (jobs: readonly DeadJob[]): string => {
  const lines = jobs.map(
    ({ id, job, attempts, cause, diedAt }) => `${diedAt.toISOString()}  ${job} (job ${id}, ${attempts} attempts): ${firstLine(cause)}`,
  );
  return lines.length === 0 ? "No job is dead.\n" : `${lines.join("\n")}\n`;
};

/**
 * Whether the job was queued again under its key while it ran. The library then removes the key and the retries of the running job, and the
 * new job does the work.
 */
export const wasRequeued = async (owner: Pick<pg.Pool, "query">, jobId: string): Promise<boolean> => {
  const { rowCount } = await owner.query("select from graphile_worker._private_jobs where id = $1 and key is null", [jobId]);
  return rowCount === 1;
};

/** Makes the current attempt the last. The library has no call for this on a running job. */
export const disableRetries = async (owner: pg.Pool, jobId: string): Promise<void> => {
  await owner.query("update graphile_worker._private_jobs set max_attempts = attempts where id = $1", [jobId]);
};
