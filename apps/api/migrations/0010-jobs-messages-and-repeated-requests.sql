-- What surrounds the job queue (the tables of which graphile-worker creates), the outbox of an installation without a
-- mail service, and idempotency keys.

-- Heartbeats of job workers. The library frees the jobs of a dead worker after hours; a worker without a
-- heartbeat for a minute is released earlier.
create table job_worker (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);

-- E-mails and text messages of an installation without a mail or message service.
create table outbox_message (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body text not null
);
alter table outbox_message enable row level security;
create policy insert_any on outbox_message for insert to emdia_app with check (true);
grant insert on outbox_message to emdia_app;

-- The latest messages, for the outbox page of the demonstration.
create function demo_outbox() returns setof outbox_message
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.* from public.outbox_message m order by m.id desc limit 100;
  end;
revoke all on function demo_outbox from public;
grant execute on function demo_outbox to emdia_app;

-- The response to a creating request, for one day, under the key that the client sent.
create table idempotency_key (
  account_id bigint not null references account on delete cascade,
  key text not null,
  route text not null,
  request_hash bytea not null,
  answer json,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
-- Serves the sweep of old keys.
create index idempotency_key_age on idempotency_key (created_at);
alter table idempotency_key enable row level security;
create policy read_own on idempotency_key for select to emdia_app using (account_id = scope_account());
create policy insert_own on idempotency_key for insert to emdia_app with check (account_id = scope_account());
create policy update_own on idempotency_key for update to emdia_app using (account_id = scope_account());
create policy sweep_read on idempotency_key for select to emdia_sweep using (created_at < now() - interval '1 day');
create policy sweep_delete on idempotency_key for delete to emdia_sweep using (created_at < now() - interval '1 day');
grant select, insert, update on idempotency_key to emdia_app;
grant select, delete on idempotency_key to emdia_sweep;

-- Adds a job in the transaction of the caller; the application has no right on the tables of the queue. Repeats while add_job returns no row,
-- which happens when a worker takes a job of the same key at that moment; the repeated call then adds a new job.
create function enqueue(task text, payload json, job_key text default null, run_at timestamptz default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare asked bigint;
begin
  loop
    select j.id into asked from graphile_worker.add_job(task, payload, run_at => run_at, max_attempts => 8, job_key => job_key) j;
    exit when asked is not null;
  end loop;
end $$;
revoke all on function enqueue from public;
grant execute on function enqueue to emdia_app, emdia_sweep;

-- Whether a job with one of these keys waits or runs. A job without attempts left does neither.
create function is_asked_for(job_keys text[]) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from graphile_worker.jobs j where j.key = any (job_keys) and j.attempts < j.max_attempts);
end $$;
revoke all on function is_asked_for from public;
grant execute on function is_asked_for to emdia_app;

-- Whether any job of this task waits or runs.
create function is_kind_asked_for(task text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from graphile_worker.jobs j where j.task_identifier = task and j.attempts < j.max_attempts);
end $$;
revoke all on function is_kind_asked_for from public;
grant execute on function is_kind_asked_for to emdia_app;
