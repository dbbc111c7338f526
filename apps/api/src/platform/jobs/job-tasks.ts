import type { Task, TaskList } from "graphile-worker";
import type pg from "pg";
import type { Clock } from "../clock/clock.ts";
import type { FileStore } from "../files/file-store.ts";
import { disableRetries, wasRequeued } from "./dead-jobs.ts";
import { HopelessJob, type Job } from "./job.ts";
import { type JobLog, type JobPools, jobContext, sweepContext } from "./job-context.ts";
import { sweeps } from "./sweeps.ts";

/** Result of one attempt. "failed" is retried, or done by a newer job with the same key; "dead" is not retried. */
export type JobEvent = { readonly job: string; readonly outcome: "done" | "failed" | "dead"; readonly seconds: number };

export type Work = {
  readonly jobs: readonly Job[];
  readonly pools: JobPools;
  readonly clock: Clock;
  readonly log: JobLog;
  readonly observe: (event: JobEvent) => void;
  /** The file store, for sweeps over files. */
  readonly files?: FileStore | undefined;
};
type Attempt = { readonly name: string; readonly run: (written: unknown) => Promise<void> };

const attempted =
  ({ name, run }: Attempt, { log, observe }: Work, owner: pg.Pool): Task =>
  async (written, { job: { id, key, attempts, max_attempts } }) => {
    const begun = performance.now();
    const note = (outcome: JobEvent["outcome"]) => observe({ job: name, outcome, seconds: (performance.now() - begun) / 1000 });
    try {
      await run(written);
    } catch (error) {
      const about = { job: name, jobId: id, attempts, err: error };
      if (key && (await wasRequeued(owner, id))) {
        log.warn(about, "a job failed that was asked for anew meanwhile");
        return note("failed");
      }
      const isHopeless = error instanceof HopelessJob;
      if (isHopeless) await disableRetries(owner, id);
      const isDead = isHopeless || attempts >= max_attempts;
      if (isDead) log.error(about, "a job is dead");
      else log.warn(about, "a job failed and will be tried again");
      note(isDead ? "dead" : "failed");
      throw error;
    }
    note("done");
  };

/** Task list of the library: every job by name. Only sweeps get access to all companies. */
export const jobTasks = (work: Work, owner: pg.Pool): TaskList => {
  const { jobs, pools, clock, files } = work;
  const logOf = (job: string) => ({ clock, log: work.log.child({ job }) });
  const attempts: readonly Attempt[] = [
    ...jobs.map(({ name, run }) => ({ name, run: (written: unknown) => run(jobContext(pools.app, logOf(name)), written) })),
    ...sweeps.map(({ name, run }) => ({ name, run: () => run(sweepContext(pools.sweep, { ...logOf(name), files })) })),
  ];
  const names = attempts.map(({ name }) => name);
  const twice = names.find((name, position) => names.indexOf(name) !== position);
  if (twice) throw new Error(`two jobs are called ${twice}`);
  return Object.fromEntries(attempts.map((attempt) => [attempt.name, attempted(attempt, work, owner)]));
};
