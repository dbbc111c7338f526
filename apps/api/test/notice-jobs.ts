import { pino } from "pino";
import { sweepContext } from "../src/platform/jobs/job-context.ts";
import { sweeps } from "../src/platform/jobs/sweeps.ts";
import type { OwnJobs } from "./jobs.ts";
import type { World } from "./world.ts";

const WINDOW_MS = 180_000;

const runSweep = async (name: string, jobs: OwnJobs, now: Date): Promise<void> => {
  const sweep = sweeps.find((one) => one.name === name);
  if (!sweep) throw new Error(`no sweep is called ${name}`);
  await sweep.run(sweepContext(jobs.sweepPool(), { clock: { now: () => now }, log: pino({ level: "silent" }) }));
};

/** Queues the e-mails of notices as the sweep does after the window. */
export const queueNoticeMails = (jobs: OwnJobs, { clock }: World): Promise<void> =>
  runSweep("platform.queue-notice-mails", jobs, new Date(clock.now().getTime() + WINDOW_MS));

/** Queues the digests of the day of the test clock. */
export const queueDigests = (jobs: OwnJobs, { clock }: World): Promise<void> => runSweep("platform.queue-digests", jobs, clock.now());

/** Queues the jobs that escalate late reviews. */
export const queueEscalations = (jobs: OwnJobs, { clock }: World): Promise<void> =>
  runSweep("platform.escalate-reviews", jobs, clock.now());

/** Adds the changes of pendencies and reviews to their counters. */
export const foldPendencyChanges = (jobs: OwnJobs, { clock }: World): Promise<void> =>
  runSweep("platform.fold-pendency-changes", jobs, clock.now());
