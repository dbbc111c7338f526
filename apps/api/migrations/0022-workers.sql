-- Why: a person, a supplier's record of that person, and the work of that record in a project are three things. One person may work
-- for several suppliers, none of which learns of another, and a contractor reads the people of its own projects alone.

-- The whole of what is global about somebody: that two documents are the same. Nobody is granted it.
create table person (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cpf', 'foreign')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  document text not null check (document ~ '^[0-9A-Z]{1,32}$'),
  unique (kind, country, document),
  check ((kind = 'cpf') = (country = 'BR'))
);
alter table person enable row level security;

-- The same answer whether or not the document was known: the id, and nothing else.
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

-- Whether a supplier works for one of the companies in the scope. Asked row by row, of the rows of a page: an array of all the
-- suppliers of a large contractor would be collected anew for each statement.
-- It is planned once: planned anew for each row, as everything else here, it would cost more than the page itself.
create function supplies_scope(asked_provider bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select exists (select from public.project_company pc
      where pc.provider_id = asked_provider and pc.contractor_id = any (public.scope_companies()));
  end;
revoke all on function supplies_scope from public;
grant execute on function supplies_scope to emdia_app;

-- One supplier's record of a person: the wire's employeeId.
create table worker (
  provider_id bigint not null references company,
  id bigint generated always as identity unique,
  person_id bigint not null references person, -- crosses owners: a person is nobody's
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
  -- What the rule says of the movements today, and the day on which it will say otherwise. Written where movements are settled, and nowhere else.
  status text not null check (status in ('hiring', 'active', 'away', 'vacation', 'dismissed')),
  status_since date,
  status_changes_on date,
  -- Sums of what is asked of the worker, over all contractors; kept by what asks.
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
);
-- The same person twice at one supplier is one worker, however often it is sent.
create unique index worker_person on worker (provider_id, person_id) where removed_at is null;
create index worker_of_person on worker (person_id) where removed_at is null;
create index worker_by_name on worker (provider_id, name, id) where removed_at is null;
create index worker_by_admission on worker (provider_id, admission_date, id) where removed_at is null;
create index worker_document on worker (provider_id, document) where removed_at is null;
create index worker_text on worker using gin (provider_id, plain_words gin_trgm_ops);
create index worker_turning on worker (status_changes_on) where status_changes_on is not null and removed_at is null;
alter table worker enable row level security;
create policy read_linked on worker for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on worker for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on worker for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
-- Whose workers turn on a day is found out over all companies; what becomes of them is written by a job of each.
create policy sweep_read on worker for select to emdia_sweep using (status_changes_on is not null and removed_at is null);
grant select (provider_id, status_changes_on, removed_at) on worker to emdia_sweep;
grant select, insert, update on worker to emdia_app;

-- Who saved which fields of a record: told to whoever had read it before.
create table worker_save (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  worker_id bigint not null,
  version integer not null,
  fields text[] not null,
  at timestamptz not null,
  account_id bigint, -- crosses owners: who did it, with the name as it was
  account_name text,
  primary key (provider_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  unique (provider_id, worker_id, version)
);
alter table worker_save enable row level security;
create policy read_own on worker_save for select to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on worker_save for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert on worker_save to emdia_app;

-- Where a worker works: from a day, until a day or on and on. The wire's contractId.
create table project_worker (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  hiring_date date not null,
  asked_until date, -- the last day as people set it
  end_date date, -- the last day as it holds: what was set, or an earlier one that a movement brings
  opened_by_movement_id bigint, -- crosses owners: the transfer that made the link
  has_pendencies boolean not null default false,
  status_ssma text,
  status_stp text,
  pendency_total integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  check (asked_until >= hiring_date - 1), -- a link taken back on its first day ends the day before, and was never worked
  check (end_date >= hiring_date - 1)
);
-- Two links of one worker to one project never run at once. The worker comes first: links are looked for by it, and a gist index that
-- begins with something else would be taken for it and read whole.
alter table project_worker add constraint project_worker_once
  exclude using gist (worker_id with =, contractor_id with =, project_id with =, daterange(hiring_date, end_date + 1) with &&);
create index project_worker_of_worker on project_worker (provider_id, worker_id);
create index project_worker_of_project on project_worker (contractor_id, project_id, provider_id, worker_id);
alter table project_worker enable row level security;
create policy read_either on project_worker for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- A supplier links its own people, and only to projects that its contractor has linked it to.
create policy insert_own on project_worker for insert to emdia_app
  with check (provider_id = any ((select scope_companies())::bigint[]) and exists (select from project_company pc
    where pc.contractor_id = project_worker.contractor_id and pc.project_id = project_worker.project_id and pc.provider_id = project_worker.provider_id));
create policy update_either on project_worker for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on project_worker to emdia_app;

-- The people whom a contractor sees, once each however many projects they work in: what its list walks, in the order it is read.
create table contractor_worker (
  contractor_id bigint not null references company,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null,
  name text collate "pt-BR-x-icu" not null, -- crosses owners: copied from the worker, as are the next three
  status text not null,
  admission_date date not null,
  plain_words text not null,
  has_pendencies boolean not null default false,
  status_ssma text,
  status_stp text,
  pendency_total integer not null default 0,
  primary key (contractor_id, worker_id),
  foreign key (provider_id, worker_id) references worker (provider_id, id)
);
-- The policy reads the supplier as well: with it in the index a page and its total touch no row.
create index contractor_worker_by_name on contractor_worker (contractor_id, name, worker_id) include (provider_id);
create index contractor_worker_by_admission on contractor_worker (contractor_id, admission_date, worker_id) include (provider_id);
create index contractor_worker_provider on contractor_worker (contractor_id, provider_id, name, worker_id);
create index contractor_worker_text on contractor_worker using gin (contractor_id, plain_words gin_trgm_ops);
create index contractor_worker_worker on contractor_worker (provider_id, worker_id);
alter table contractor_worker enable row level security;
create policy read_either on contractor_worker for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on contractor_worker to emdia_app; -- written by the triggers below alone

-- A statement that links ten thousand people writes their copies in one go.
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

create function copy_changed_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
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
create trigger copy_changed_workers after update on worker
  referencing new table as changed_workers for each statement execute function copy_changed_workers();

-- Under row-level security `like` may not use a trigram index: so one function does it, and repeats the policies inside, with what a
-- list of workers is sorted and filtered by. Whoever may not know documents asks for what was found by the name, which is everything
-- before the last word. What is looked for is made plain once, and not for every row.
create function workers_matching(asked text)
  returns table (contractor_id bigint, provider_id bigint, worker_id bigint, name text, admission_date date, status text,
    has_pendencies boolean, status_ssma text, status_stp text, by_name boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp
  begin atomic
    select null::bigint, w.provider_id, w.id, w.name, w.admission_date, w.status, w.has_pendencies, w.status_ssma, w.status_stp,
      left(w.plain_words, -1 - char_length(split_part(w.plain_words, ' ', -1))) like (select public.found_anywhere(asked))
    from public.worker w
    where w.provider_id = any (public.scope_companies()) and w.removed_at is null and w.plain_words like (select public.found_anywhere(asked))
    union all
    select cw.contractor_id, cw.provider_id, cw.worker_id, cw.name, cw.admission_date, cw.status, cw.has_pendencies, cw.status_ssma, cw.status_stp,
      left(cw.plain_words, -1 - char_length(split_part(cw.plain_words, ' ', -1))) like (select public.found_anywhere(asked))
    from public.contractor_worker cw
    where cw.contractor_id = any (public.scope_companies()) and cw.plain_words like (select public.found_anywhere(asked));
  end;
revoke all on function workers_matching from public;
grant execute on function workers_matching to emdia_app;

-- What happened to a worker. Where the status comes from, and the ends that links have.
create table movement (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  worker_id bigint not null,
  kind text not null check (kind in ('admission', 'transfer', 'function_change', 'risk_change', 'leave', 'return', 'vacation', 'dismissal', 'accident')),
  status text not null check (status in ('active', 'away', 'vacation', 'dismissed')),
  contractor_id bigint, -- crosses owners: of the project it was said of; null is all of them
  project_id bigint, -- crosses owners: that project
  from_contractor_id bigint, -- crosses owners: of the project that a transfer leaves
  from_project_id bigint, -- crosses owners: that project
  start_date date not null check (start_date < '2101-01-01'),
  end_date date check (end_date > start_date and end_date < '2101-01-01'),
  reason text check (char_length(reason) <= 1000),
  new_role text check (char_length(new_role) between 1 and 255),
  exposed_to_risk boolean,
  created_at timestamptz not null default now(),
  created_by_id bigint, -- crosses owners: who recorded it, who may since have left
  primary key (provider_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (from_contractor_id, from_project_id) references project (contractor_id, id),
  check ((contractor_id is null) = (project_id is null)),
  check ((from_contractor_id is null) = (from_project_id is null))
);
create index movement_of_worker on movement (provider_id, worker_id, start_date, id);
alter table movement enable row level security;
create policy read_linked on movement for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on movement for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on movement for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on movement for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on movement to emdia_app;

-- What kinds of work a company's people do, and the risks that come with each.
create table activity_type (
  provider_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 255),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  primary key (provider_id, id)
);
create unique index activity_type_name on activity_type (provider_id, plain_text(name));
create table activity_type_risk (
  provider_id bigint not null,
  activity_type_id bigint not null,
  activity_owner_id bigint not null, -- crosses owners: the platform's activities as well as a contractor's
  activity_id bigint not null,
  primary key (provider_id, activity_type_id, activity_owner_id, activity_id),
  foreign key (provider_id, activity_type_id) references activity_type (provider_id, id) on delete cascade,
  foreign key (activity_owner_id, activity_id) references risk_activity (owner_id, id)
);
create table worker_activity_type (
  provider_id bigint not null,
  worker_id bigint not null,
  activity_type_id bigint not null,
  primary key (provider_id, worker_id, activity_type_id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  foreign key (provider_id, activity_type_id) references activity_type (provider_id, id)
);
create index worker_activity_type_type on worker_activity_type (provider_id, activity_type_id);
alter table activity_type enable row level security;
alter table activity_type_risk enable row level security;
alter table worker_activity_type enable row level security;
create policy read_linked on activity_type for select to emdia_app using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on activity_type for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on activity_type for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on activity_type for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy read_linked on activity_type_risk for select to emdia_app using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on activity_type_risk for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on activity_type_risk for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy read_linked on worker_activity_type for select to emdia_app using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on worker_activity_type for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on worker_activity_type for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on activity_type to emdia_app;
grant select, insert, delete on activity_type_risk to emdia_app;
grant select, insert, delete on worker_activity_type to emdia_app;
