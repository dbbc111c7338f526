-- Why: who asked for a job at the very moment at which a worker fetched the same one was told nothing, and nothing was asked for: what they had
-- changed was not looked at until the night.

-- As before (0006), but asked until it is written down. Where it was just fetched, the second time it is a job of its own.
create or replace function enqueue(task text, payload json, job_key text default null, run_at timestamptz default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare asked bigint;
begin
  loop
    select j.id into asked from graphile_worker.add_job(task, payload, run_at => run_at, max_attempts => 8, job_key => job_key) j;
    exit when asked is not null;
  end loop;
end $$;
