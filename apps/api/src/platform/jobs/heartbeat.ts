import type pg from "pg";

export const BEAT_SECONDS = 10;
export const SILENT_AFTER_SECONDS = 60;

/** Writes the heartbeat of a worker, which protects its jobs from other workers. */
export const beat = async (owner: pg.Pool, workerId: string): Promise<void> => {
  await owner.query("insert into job_worker (worker_id) values ($1) on conflict (worker_id) do update set beat_at = now()", [workerId]);
};

/** Unlocks the jobs of a worker that has ended. */
export const freeWorker = async (owner: pg.Pool, workerId: string): Promise<void> => {
  await owner.query("select graphile_worker.force_unlock_workers(array[$1])", [workerId]);
  await owner.query("delete from job_worker where worker_id = $1", [workerId]);
};

/**
 * Unlocks the jobs of workers without a recent heartbeat, because the library would wait for four hours. Includes workers that were killed
 * before their first heartbeat and left only locks.
 */
export const freeSilentWorkers = async (owner: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ freed: string[] }>(
    `with silent as (
       delete from job_worker where beat_at < now() - make_interval(secs => $1) returning worker_id
     ), unheard as (
       select distinct j.locked_by as worker_id from graphile_worker.jobs j
       where j.locked_at < now() - make_interval(secs => $1) and not exists (select from job_worker w where w.worker_id = j.locked_by)
     ), freed as (
       select array_agg(worker_id) as ids from (select worker_id from silent union select worker_id from unheard) gone having count(*) > 0
     )
     select ids as freed, graphile_worker.force_unlock_workers(ids) from freed`,
    [SILENT_AFTER_SECONDS],
  );
  return rows[0]?.freed ?? [];
};
