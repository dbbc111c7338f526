-- Why: work that follows a request is written down with it, what is sent is shown when nothing can send it, and a request
-- repeated after a lost answer is not carried out twice.

-- The worker's tables let nobody but their owner in; this is the door, and it takes part in the caller's transaction.
create function enqueue(task text, payload json, job_key text default null, run_at timestamptz default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => run_at, max_attempts => 8, job_key => job_key);
end $$;
revoke all on function enqueue from public;
grant execute on function enqueue to emdia_app, emdia_sweep;

-- A worker that stops answering holds its jobs for hours; one that stops beating is released after a minute.
create table job_worker (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);

-- What would have been sent, where no mail or message service is configured.
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
create function demo_outbox() returns setof outbox_message
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.* from public.outbox_message m order by m.id desc limit 100;
  end;
revoke all on function demo_outbox from public;
grant execute on function demo_outbox to emdia_app;

-- The answer of a creation, kept for a day under the key its sender gave it.
create table idempotency_key (
  account_id bigint not null references account on delete cascade,
  key text not null,
  route text not null,
  request_hash bytea not null,
  answer json,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_age on idempotency_key (created_at);
alter table idempotency_key enable row level security;
create policy read_own on idempotency_key for select to emdia_app using (account_id = scope_account());
create policy insert_own on idempotency_key for insert to emdia_app with check (account_id = scope_account());
create policy update_own on idempotency_key for update to emdia_app using (account_id = scope_account());
grant select, insert, update on idempotency_key to emdia_app;
create policy sweep_read on idempotency_key for select to emdia_sweep using (created_at < now() - interval '1 day');
create policy sweep_delete on idempotency_key for delete to emdia_sweep using (created_at < now() - interval '1 day');
grant select, delete on idempotency_key to emdia_sweep;
