-- Movements of workers, their former regimes, kinds of work and values of custom fields, and restrictions: a contractor bars a
-- person from its projects for a time.

-- A movement of a worker: status and link ends follow from it.
create table movement (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  worker_id bigint not null,
  kind text not null check (kind in ('admission', 'transfer', 'function_change', 'risk_change', 'leave', 'return', 'vacation', 'dismissal',
    'accident')),
  status text not null check (status in ('active', 'away', 'vacation', 'dismissed')),
  contractor_id bigint, -- crosses owners: the contractor of the project concerned; null is all projects
  project_id bigint, -- crosses owners: that project
  from_contractor_id bigint, -- crosses owners: the contractor of the project that a transfer leaves
  from_project_id bigint, -- crosses owners: that project
  start_date date not null check (start_date < '2101-01-01'),
  end_date date check (end_date > start_date and end_date < '2101-01-01'),
  reason text check (char_length(reason) <= 1000),
  new_role text check (char_length(new_role) between 1 and 255),
  exposed_to_risk boolean,
  created_at timestamptz not null default now(),
  created_by_id bigint, -- crosses owners: the recording user, who may have left the company
  primary key (provider_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (from_contractor_id, from_project_id) references project (contractor_id, id),
  check ((contractor_id is null) = (project_id is null)),
  check ((from_contractor_id is null) = (from_project_id is null))
);
-- The movements of a worker in order.
create index movement_of_worker on movement (provider_id, worker_id, start_date, id);
alter table movement enable row level security;
create policy read_linked on movement for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on movement for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on movement for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on movement for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on movement to emdia_app;

-- Former labour regimes of a worker. A change applies from a day on; months before it are required under the former regime (docs/decisions/0037).
create table former_regime (
  provider_id bigint not null,
  worker_id bigint not null,
  until date not null, -- the last day; the first is the day after the previous row's, or the worker's first day
  regime text not null,
  primary key (provider_id, worker_id, until),
  foreign key (provider_id, worker_id) references worker (provider_id, id)
);
alter table former_regime enable row level security;
create policy read_linked on former_regime for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on former_regime for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on former_regime for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on former_regime to emdia_app;

-- Kinds of work of a supplier, each with its risk activities.
create table activity_type (
  provider_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 255),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  primary key (provider_id, id)
);
-- Unique names per supplier, ignoring accents and case.
create unique index activity_type_name on activity_type (provider_id, plain_text(name));
alter table activity_type enable row level security;
create policy read_linked on activity_type for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on activity_type for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy update_own on activity_type for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on activity_type for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on activity_type to emdia_app;

-- The risk activities of a kind of work.
create table activity_type_risk (
  provider_id bigint not null,
  activity_type_id bigint not null,
  activity_owner_id bigint not null, -- crosses owners: activities of the platform as well as a contractor's
  activity_id bigint not null,
  primary key (provider_id, activity_type_id, activity_owner_id, activity_id),
  foreign key (provider_id, activity_type_id) references activity_type (provider_id, id) on delete cascade,
  foreign key (activity_owner_id, activity_id) references risk_activity (owner_id, id)
);
alter table activity_type_risk enable row level security;
create policy read_linked on activity_type_risk for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on activity_type_risk for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on activity_type_risk for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on activity_type_risk to emdia_app;

-- The kinds of work of a worker.
create table worker_activity_type (
  provider_id bigint not null,
  worker_id bigint not null,
  activity_type_id bigint not null,
  primary key (provider_id, worker_id, activity_type_id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  foreign key (provider_id, activity_type_id) references activity_type (provider_id, id)
);
-- Serves the workers of a changed kind of work.
create index worker_activity_type_type on worker_activity_type (provider_id, activity_type_id);
alter table worker_activity_type enable row level security;
create policy read_linked on worker_activity_type for select to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on worker_activity_type for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on worker_activity_type for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on worker_activity_type to emdia_app;

-- A worker's values of a contractor's custom fields, entered by the supplier.
create table worker_field_value (
  contractor_id bigint not null,
  field_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  value text not null check (char_length(value) between 1 and 1000),
  primary key (contractor_id, field_id, worker_id),
  foreign key (contractor_id, field_id) references custom_field (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id)
);
-- Serves the values of a worker.
create index worker_field_value_worker on worker_field_value (provider_id, worker_id);
alter table worker_field_value enable row level security;
create policy read_either on worker_field_value for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- A supplier enters values for its own workers and for contractors that it works for.
create policy insert_own on worker_field_value for insert to emdia_app
  with check (provider_id = any ((select scope_companies())::bigint[]) and exists (select from project_company pc
    where pc.contractor_id = worker_field_value.contractor_id and pc.provider_id = worker_field_value.provider_id));
create policy update_own on worker_field_value for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on worker_field_value for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on worker_field_value to emdia_app;
grant update (value) on worker_field_value to emdia_app;

-- A restriction of a person at any supplier, readable by the contractor. A supplier reads it through restrictions_of only.
create table restriction (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  person_id bigint not null references person, -- crosses owners: a person has no owner
  document_kind text not null check (document_kind in ('cpf', 'foreign')),
  document_country text not null,
  document_type text check ((document_type is not null) = (document_kind = 'foreign')),
  document text not null,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 255),
  reason text not null check (char_length(reason) between 1 and 1000),
  start_date date not null,
  end_date date check (end_date >= start_date), -- the last day; null has no end
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by_id bigint, -- crosses owners: the deciding user, who may have left the company
  lifted_at timestamptz,
  plain_words text not null generated always as (plain_text(name || ' ' || document)) stored,
  primary key (contractor_id, id),
  -- Restrictions of one person do not overlap.
  constraint restriction_once exclude using gist (contractor_id with =, person_id with =, daterange(start_date, end_date, '[]') with &&)
    where (lifted_at is null)
);
-- The list in its two orders.
create index restriction_by_name on restriction (contractor_id, name, id);
create index restriction_by_end on restriction (contractor_id, end_date, id);
-- Serves the search.
create index restriction_text on restriction using gin (contractor_id, plain_words gin_trgm_ops);
-- Serves restrictions_of.
create index restriction_of_person on restriction (person_id) where lifted_at is null;
alter table restriction enable row level security;
create policy read_own on restriction for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on restriction for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on restriction for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on restriction to emdia_app;

-- The restrictions of workers on a day: for their supplier, those of contractors that it works for; for a contractor, its own.
create function restrictions_of(asked_workers bigint[], asked_contractors bigint[], asked_day date)
  returns table (contractor_id bigint, worker_id bigint, reason text, start_date date, end_date date)
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select r.contractor_id, w.id, r.reason, r.start_date, r.end_date
    from public.worker w
      join public.restriction r on r.person_id = w.person_id and r.lifted_at is null and (r.end_date is null or r.end_date >= asked_day)
    where w.id = any (asked_workers) and (asked_contractors is null or r.contractor_id = any (asked_contractors))
      and (w.provider_id = any (public.scope_companies()) and exists (select from public.project_company pc
            where pc.provider_id = w.provider_id and pc.contractor_id = r.contractor_id)
        or r.contractor_id = any (public.scope_companies()));
  end;
revoke all on function restrictions_of from public;
grant execute on function restrictions_of to emdia_app;
