-- Why: who asks for an export sees what became of it in the activity panel (CD-164), and not in an e-mail alone.
create table asked_export (
  account_id bigint not null references account on delete cascade,
  job text not null unique,
  kind text not null check (kind in ('pendencies', 'workers', 'restrictions')),
  job_key text not null, -- under which the work was asked for
  asked_at timestamptz not null,
  state text not null default 'going' check (state in ('going', 'ready', 'failed')),
  file_hash text,
  file_name text,
  lines integer,
  ends_at timestamptz,
  primary key (account_id, job),
  check ((state = 'ready') = (file_hash is not null and file_name is not null and lines is not null and ends_at is not null))
);
alter table asked_export enable row level security;
create policy read_own on asked_export for select to emdia_app using (account_id = scope_account());
create policy insert_own on asked_export for insert to emdia_app with check (account_id = scope_account());
create policy update_own on asked_export for update to emdia_app using (account_id = scope_account());
create policy delete_own on asked_export for delete to emdia_app using (account_id = scope_account());
grant select, insert, delete on asked_export to emdia_app;
grant update (job_key, asked_at, state, file_hash, file_name, lines, ends_at) on asked_export to emdia_app;

-- The work is done for nobody who is signed in: it tells what became of what it knows by its id, which nobody guesses.
create function export_is_ready(asked text, hash text, name text, lines integer, ends_at timestamptz) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.asked_export e set state = 'ready', file_hash = $2, file_name = $3, lines = $4, ends_at = $5 where e.job = $1;
  end;
create function export_is_too_large(asked text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.asked_export e set state = 'failed', file_hash = null, file_name = null, lines = null, ends_at = null where e.job = $1;
  end;
-- Which of one's own exports nobody tries to make any more.
create function exports_given_up() returns setof text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select e.job from public.asked_export e join graphile_worker._private_jobs j on j.key = e.job_key
    where e.account_id = public.scope_account() and e.state = 'going' and j.attempts >= j.max_attempts and j.locked_at is null;
end $$;
revoke all on function export_is_ready, export_is_too_large, exports_given_up from public;
grant execute on function export_is_ready, export_is_too_large, exports_given_up to emdia_app;
