-- Persons, workers and project links. A person is global, a worker is one supplier's record of a person, and a link is
-- the work of that record in a project.
-- A supplier does not see the records of another supplier; a contractor sees the workers of its own projects only.

-- A person, identified by a document and by nothing else. The roles have no right on this table, so that no
-- company learns where else a person works.
create table person (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cpf', 'foreign')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  document text not null check (document ~ '^[0-9A-Z]{1,32}$'),
  unique (kind, country, document),
  check ((kind = 'cpf') = (country = 'BR'))
);
alter table person enable row level security;

-- Finds or creates a person and returns the id only, so the answer does not reveal whether the document was known.
create function person_id_for(asked_kind text, asked_country text, asked_document text) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found bigint;
begin
  insert into public.person (kind, country, document) values (asked_kind, asked_country, asked_document)
    on conflict do nothing returning id into found;
  if found is null then
    select p.id into found from public.person p where p.kind = asked_kind and p.country = asked_country and p.document = asked_document;
  end if;
  return found;
end $$;
revoke all on function person_id_for from public;
grant execute on function person_id_for to emdia_app;

-- One supplier's record of a person (employeeId on the wire). fillfactor leaves room for HOT updates of the figures, which no index contains.
create table worker (
  provider_id bigint not null references company,
  id bigint generated always as identity unique,
  person_id bigint not null references person, -- crosses owners: a person has no owner
  document_kind text not null check (document_kind in ('cpf', 'foreign')),
  document_country text not null,
  document_type text check ((document_type is not null) = (document_kind = 'foreign')),
  document text not null,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 255),
  birthdate date not null,
  gender text,
  role text not null check (char_length(role) between 1 and 255),
  admission_date date not null check (admission_date > birthdate),
  regime text not null,
  salary_cents bigint check (salary_cents >= 0),
  exposed_to_risk boolean not null default false,
  photo_key text,
  photo_type text,
  -- The status that follows from the movements today, and the day on which it changes next. Written where movements are evaluated only.
  status text not null check (status in ('hiring', 'active', 'away', 'vacation', 'dismissed')),
  status_since date,
  status_changes_on date,
  -- Figures over all contractors, maintained by the triggers of pendency.
  has_pendencies boolean not null default false,
  status_ssma text,
  status_stp text,
  pendency_total integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  plain_words text not null generated always as (plain_text(name || ' ' || document)) stored,
  primary key (provider_id, id)
) with (fillfactor = 90);
-- A person is one worker per supplier, also when the same request is sent twice.
create unique index worker_person on worker (provider_id, person_id) where removed_at is null;
-- Serves restrictions, which name a person.
create index worker_of_person on worker (person_id) where removed_at is null;
-- The worker list of a supplier in its two orders.
create index worker_by_name on worker (provider_id, name, id) where removed_at is null;
create index worker_by_admission on worker (provider_id, admission_date, id) where removed_at is null;
-- Serves the lookup by document.
create index worker_document on worker (provider_id, document) where removed_at is null;
-- Serves the search, one supplier at a time.
create index worker_text on worker using gin (provider_id, plain_words gin_trgm_ops);
-- Serves the daily job that updates statuses.
create index worker_turning on worker (status_changes_on) where status_changes_on is not null and removed_at is null;
-- Serves the collection of unreferenced files.
create index worker_photo on worker (photo_key) where photo_key is not null;

-- Which user saved which fields of a record. A user whose version is stale reads it.
create table worker_save (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  worker_id bigint not null,
  version integer not null,
  fields text[] not null,
  at timestamptz not null,
  account_id bigint, -- crosses owners: the actor, with the name at that time
  account_name text,
  primary key (provider_id, id),
  unique (provider_id, worker_id, version),
  foreign key (provider_id, worker_id) references worker (provider_id, id)
);
alter table worker_save enable row level security;
create policy read_own on worker_save for select to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on worker_save for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert on worker_save to emdia_app;

-- The link of a worker to a project from a first day to an optional last day (contractId on the wire).
create table project_worker (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  hiring_date date not null,
  asked_until date, -- the last day that a user entered
  end_date date, -- the effective last day: the entered one, or an earlier one that a movement causes
  opened_by_movement_id bigint, -- crosses owners: the transfer that created the link
  has_pendencies boolean not null default false,
  status_ssma text,
  status_stp text,
  pendency_total integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  check (asked_until >= hiring_date - 1), -- a link removed on its first day ends the day before, so it never applied
  check (end_date >= hiring_date - 1),
  -- Links of one worker to one project do not overlap. The project is an expression, because the planner would take this GiST index for
  -- `project_id = any (…)` and read all of it: its cost estimate does not depend on the first column. A project has one contractor.
  constraint project_worker_once exclude using gist (worker_id with =, (project_id + 0) with =, daterange(hiring_date, end_date + 1) with &&)
) with (fillfactor = 90);
-- Serves the links of a worker.
create index project_worker_of_worker on project_worker (provider_id, worker_id);
-- Serves the workers of a project.
create index project_worker_of_project on project_worker (contractor_id, project_id, provider_id, worker_id);
alter table project_worker enable row level security;
create policy read_either on project_worker for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- A supplier links its own workers, to projects that the contractor has linked it to.
create policy insert_own on project_worker for insert to emdia_app
  with check (provider_id = any ((select scope_companies())::bigint[]) and exists (select from project_company pc
    where pc.contractor_id = project_worker.contractor_id and pc.project_id = project_worker.project_id and pc.provider_id = project_worker.provider_id));
create policy update_either on project_worker for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on project_worker to emdia_app;

-- Whether a supplier works for a company of the scope. Called per row of a page: collecting all suppliers of a large contractor for each statement
-- would cost more. Generic plan, because planning per row would cost more than the page.
create function supplies_scope(asked_provider bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select exists (select from public.project_company pc
      where pc.provider_id = asked_provider and pc.contractor_id = any (public.scope_companies()));
  end;
revoke all on function supplies_scope from public;
grant execute on function supplies_scope to emdia_app;

alter table worker enable row level security;
create policy read_linked on worker for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on worker for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on worker for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
-- The daily job finds workers of all companies whose status changes; a job per company writes them.
create policy sweep_read on worker for select to emdia_sweep using (status_changes_on is not null and removed_at is null);
grant select (provider_id, status_changes_on, removed_at) on worker to emdia_sweep;
grant select, insert, update on worker to emdia_app;

-- The workers that a contractor sees, one row each however many projects they work in, with copies of what the list sorts and
-- filters by. Written by triggers only.
create table contractor_worker (
  contractor_id bigint not null references company,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null,
  name text collate "pt-BR-x-icu" not null, -- crosses owners: copied from the worker, as are the next three columns
  status text not null,
  admission_date date not null,
  plain_words text not null,
  has_pendencies boolean not null default false,
  status_ssma text,
  status_stp text,
  pendency_total integer not null default 0,
  primary key (contractor_id, worker_id),
  foreign key (provider_id, worker_id) references worker (provider_id, id)
) with (fillfactor = 90);
-- The worker list of a contractor in its two orders. Includes the supplier, which the policy reads, so a page and its total are index-only scans.
create index contractor_worker_by_name on contractor_worker (contractor_id, name, worker_id) include (provider_id);
create index contractor_worker_by_admission on contractor_worker (contractor_id, admission_date, worker_id) include (provider_id);
-- Serves the search, one contractor at a time.
create index contractor_worker_text on contractor_worker using gin (contractor_id, plain_words gin_trgm_ops);
-- Serves the triggers that copy a changed worker.
create index contractor_worker_worker on contractor_worker (provider_id, worker_id);
alter table contractor_worker enable row level security;
create policy read_either on contractor_worker for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on contractor_worker to emdia_app;

-- Copies newly linked workers, all workers of a statement at once.
create function copy_linked_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.contractor_worker (contractor_id, provider_id, worker_id, name, status, admission_date, plain_words)
    select linked.contractor_id, w.provider_id, w.id, w.name, w.status, w.admission_date, w.plain_words
    from (select distinct contractor_id, provider_id, worker_id from new_links) linked
      join public.worker w on w.provider_id = linked.provider_id and w.id = linked.worker_id and w.removed_at is null
    on conflict do nothing;
  return null;
end $$;
revoke all on function copy_linked_workers from public;
create trigger copy_new_links after insert on project_worker
  referencing new table as new_links for each statement execute function copy_linked_workers();

-- Copies changed workers and deletes the copies of removed ones. Generic plan without sequential scans: the ids are known, and a plan made while
-- the tables were small would still scan them when they are large.
create function copy_changed_workers() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
begin
  delete from public.contractor_worker cw using changed_workers w
    where w.removed_at is not null and cw.provider_id = w.provider_id and cw.worker_id = w.id;
  update public.contractor_worker cw
    set name = w.name, status = w.status, admission_date = w.admission_date, plain_words = w.plain_words
    from changed_workers w
    where cw.provider_id = w.provider_id and cw.worker_id = w.id
      and (cw.name, cw.status, cw.admission_date, cw.plain_words) is distinct from (w.name, w.status, w.admission_date, w.plain_words);
  delete from public.contractor_worker cw using changed_workers w
    where cw.provider_id = w.provider_id and cw.worker_id = w.id and w.removed_at is not null;
  return null;
end $$;
revoke all on function copy_changed_workers from public;
-- Does not run for figures, from which no copy follows: see sum_up_workers.
create trigger copy_changed_workers after update on worker
  referencing new table as changed_workers for each statement
  when (current_setting('emdia.sums_only', true) is distinct from 'on') execute function copy_changed_workers();

-- Locks workers in the order of their ids, before a use case writes pendencies in several statements. Each statement updates figures of workers,
-- and without a common order two transactions could deadlock. Returns nothing, so a caller learns nothing of other companies' workers.
create function hold_workers_of(pendencies bigint[], workers bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform w.id from public.worker w
    where w.id = any (workers || array(select p.worker_id from public.pendency p where p.id = any (pendencies) and p.worker_id is not null))
    order by w.id for no key update;
end $$;
revoke all on function hold_workers_of from public;
grant execute on function hold_workers_of to emdia_app;
