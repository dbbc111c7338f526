import { setTimeout } from "node:timers/promises";
import type pg from "pg";

const LOOKS_EVERY_MS = 100;
const WAITS_MAX_SECONDS = 600;

type Input = { readonly job: string; readonly payload: object };
/** Queues a job. */
export const askFor = async (owner: pg.Client, { job, payload }: Input): Promise<void> => {
  await owner.query("select enqueue($1, $2, $1, null)", [job, JSON.stringify(payload)]);
};

/** Seconds until none of these jobs is left. A dead job fails the bench. */
export const secondsUntilDone = async (owner: pg.Client, jobs: readonly string[], waitsMax = WAITS_MAX_SECONDS): Promise<number> => {
  const begun = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ waiting: string; error: string | null }>(
      `select count(*) as waiting, min(j.last_error) filter (where j.attempts >= j.max_attempts and j.locked_at is null) as error from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any ($1)`,
      [jobs],
    );
    if (rows[0]?.error) throw new Error(rows[0].error);
    if (Number(rows[0]?.waiting) === 0) return (performance.now() - begun) / 1000;
    if (performance.now() - begun > waitsMax * 1_000) throw new Error(`${jobs.join(", ")} took too long`);
    await setTimeout(LOOKS_EVERY_MS);
  }
};
