-- Badges of worker records: random ids for the QR code, and the public page that reads one by its id.

create table badge (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  worker_id bigint not null,
  -- Random, at least 128 bits. Never only digits, so that it is no id of a worker.
  code text not null unique check (code ~ '^[0-9a-z]{26,64}$' and code ~ '[a-z]'),
  issued_at timestamptz not null,
  -- The day after the last link; null while a link has no end. The daily job checks the badge on that day.
  due_on date,
  revoked_at timestamptz,
  reason text check (reason in ('dismissed', 'unlinked', 'removed', 'reissued')),
  primary key (provider_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  check ((revoked_at is null) = (reason is null))
);
-- A worker record has one valid badge, also when two requests issue one.
create unique index badge_valid on badge (provider_id, worker_id) where revoked_at is null;
-- Serves the daily job.
create index badge_due on badge (due_on) where revoked_at is null and due_on is not null;
alter table badge enable row level security;
create policy read_own on badge for select to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on badge for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy sweep_read on badge for select to emdia_sweep using (revoked_at is null and due_on is not null);
grant select, update on badge to emdia_app;
grant select (provider_id, due_on, revoked_at) on badge to emdia_sweep;

-- Whether a worker has a link without an end, and the last day of those with one. A link that was closed before its first day does not count.
create function links_of_worker(asked_provider bigint, asked_worker bigint) returns table (is_endless boolean, last_day date)
  language sql stable set search_path = pg_catalog, pg_temp
  begin atomic
    select coalesce(bool_or(pw.end_date is null), false), max(pw.end_date) from public.project_worker pw
    where pw.provider_id = asked_provider and pw.worker_id = asked_worker and (pw.end_date is null or pw.end_date >= pw.hiring_date);
  end;
revoke all on function links_of_worker from public;
grant execute on function links_of_worker to emdia_app;

-- Whether the companies of the scope may read a worker: the supplier, and contractors in whose projects the worker works or worked.
create function reads_worker(asked_provider bigint, asked_worker bigint) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
  begin atomic
    select asked_provider = any (public.scope_companies()) or exists (select from public.contractor_worker cw
      where cw.provider_id = asked_provider and cw.worker_id = asked_worker and cw.contractor_id = any (public.scope_companies()));
  end;
revoke all on function reads_worker from public;

-- The valid badges of workers, issued with the given codes where they lack. A contractor issues them too, so it runs with the rights of its owner.
create function issue_badges(asked json, at timestamptz) returns setof badge
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.badge (provider_id, worker_id, code, issued_at, due_on)
    select w.provider_id, w.id, a.code, at, case when not l.is_endless then l.last_day + 1 end
    from json_to_recordset(asked) a ("providerId" bigint, "workerId" bigint, code text)
    join public.worker w on w.provider_id = a."providerId" and w.id = a."workerId" and w.removed_at is null
    cross join lateral public.links_of_worker(w.provider_id, w.id) l
    where public.reads_worker(w.provider_id, w.id)
    order by w.id
    on conflict (provider_id, worker_id) where revoked_at is null do nothing;
  return query select b.* from json_to_recordset(asked) a ("providerId" bigint, "workerId" bigint, code text)
    join public.badge b on b.provider_id = a."providerId" and b.worker_id = a."workerId" and b.revoked_at is null
    where public.reads_worker(b.provider_id, b.worker_id);
end $$;
revoke all on function issue_badges from public;
grant execute on function issue_badges to emdia_app;

-- Adds a print to the history of each worker, which the supplier owns. A contractor prints too.
create function note_printed_badges(asked json, printed_at timestamptz, by_id bigint, by_name text, from_address text) returns void
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.history (owner_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id, account_name, address,
        action, field, old_value, new_value)
      select w.provider_id, 'worker', w.id, 'worker', w.id, w.name, printed_at, by_id, by_name, from_address, 'worker.badge_printed', 'project',
        null, a.project
      from json_to_recordset(asked) a ("providerId" bigint, "workerId" bigint, project text)
      join public.worker w on w.provider_id = a."providerId" and w.id = a."workerId"
      where public.reads_worker(w.provider_id, w.id) order by w.id;
  end;
revoke all on function note_printed_badges from public;
grant execute on function note_printed_badges to emdia_app;

-- Opens the public page of a badge. A revoked badge has no other columns. A valid one gives the rest of the transaction the rows of its
-- supplier, read only: the page reads the eligibility of the worker by the same queries as a signed-in user.
create function open_badge(asked_code text) returns table (is_revoked boolean, provider_id bigint, worker_id bigint, name text, role text,
    company_name text, photo_key text, photo_type text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  opened record;
  done text; -- an assignment runs as an expression; `perform` would run a statement
begin
  select b.provider_id, b.worker_id, b.revoked_at, w.name, w.role, c.trading_name, w.photo_key, w.photo_type, w.photo_verdict
    into opened
    from public.badge b
    join public.worker w on w.provider_id = b.provider_id and w.id = b.worker_id
    join public.company c on c.id = b.provider_id
    where b.code = asked_code;
  if not found then return; end if;
  if opened.revoked_at is not null then
    return query select true, null::bigint, null::bigint, null::text, null::text, null::text, null::text, null::text;
    return;
  end if;
  done := set_config('app.account', '', true);
  done := set_config('app.companies', '{' || opened.provider_id || '}', true);
  done := set_config('transaction_read_only', 'on', true);
  return query select false, opened.provider_id, opened.worker_id, opened.name::text, opened.role::text, opened.trading_name::text,
    case when opened.photo_verdict = 'clean' then opened.photo_key end,
    case when opened.photo_verdict = 'clean' then opened.photo_type end;
end $$;
revoke all on function open_badge from public;
grant execute on function open_badge to emdia_app;
