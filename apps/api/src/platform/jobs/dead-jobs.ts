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

/** What will not be tried again, newest first, for whoever runs the product. */
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

/** A line a job; of a stack only what it says, since the log holds the rest. */
export const formatDeadJobs = (jobs: readonly DeadJob[]): string => {
  const lines = jobs.map(
    ({ id, job, attempts, cause, diedAt }) => `${diedAt.toISOString()}  ${job} (job ${id}, ${attempts} attempts): ${firstLine(cause)}`,
  );
  return lines.length === 0 ? "No job is dead.\n" : `${lines.join("\n")}\n`;
};

/** Whether a job was asked for anew under its key while it ran: the library takes its key from it and every further attempt, and the other does its work. */
export const wasRequeued = async (owner: Pick<pg.Pool, "query">, jobId: string): Promise<boolean> => {
  const { rowCount } = await owner.query("select from graphile_worker._private_jobs where id = $1 and key is null", [jobId]);
  return rowCount === 1;
};

/** Ends the attempts of a running job: its failure, which follows, is its last. The library has no call for a job it holds itself. */
export const disableRetries = async (owner: pg.Pool, jobId: string): Promise<void> => {
  await owner.query("update graphile_worker._private_jobs set max_attempts = attempts where id = $1", [jobId]);
};
