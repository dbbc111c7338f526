-- Why: where work happens (units and areas), and the projects that use those places. What a contractor owns is read by the
-- suppliers linked to it, and written by the contractor alone.

create table project (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null,
  contract_number text,
  scope text,
  description text,
  start_date date,
  end_date date,
  state text not null default 'active' check (state in ('active', 'inactive', 'removed')),
  pipeline_state text not null default 'linked' check (pipeline_state in ('created', 'linking', 'linked')),
  provider_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (contractor_id, id)
);

-- A supplier in a project. Both sides read it.
create table project_company (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: shared by contractor and provider
  created_at timestamptz not null default now(),
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  unique (contractor_id, project_id, provider_id)
);
create index project_company_provider on project_company (provider_id, contractor_id, project_id);

alter table project_company enable row level security;
create policy read_either on project_company for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- The link is what lets a supplier read, so a supplier does not make, move or end it: whoever could would let itself in anywhere.
create policy insert_own on project_company for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_company for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_company for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_company to emdia_app;

-- A supplier adds to the history of a contractor that it works for, about what it shares with it.
create policy insert_linked on history for insert to emdia_app
  with check (provider_id = any ((select scope_companies())::bigint[]) and exists (select from project_company pc
    where pc.contractor_id = history.owner_id and pc.provider_id = history.provider_id));

-- The contractors that a supplier in the scope works for. Asked at most once a statement, and not at all by a contractor's own
-- people: an `exists` instead is planned anew, with the policies inside it, for each table of each statement.
-- `array_position`, because an index must not be tempted: `= any` makes the planner collect the whole tenant instead of its page.
create function scope_contractors() returns bigint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select array(select distinct pc.contractor_id from public.project_company pc where pc.provider_id = any (public.scope_companies()));
  end;
revoke all on function scope_contractors from public;
grant execute on function scope_contractors to emdia_app;
alter table project enable row level security;
create policy read_linked on project for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project to emdia_app;

create table facility (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (contractor_id, id)
);
create unique index facility_name on facility (contractor_id, plain_text(name));
alter table facility enable row level security;
create policy read_linked on facility for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on facility for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on facility for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on facility for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on facility to emdia_app;

create table department (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  facility_id bigint not null,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (contractor_id, id),
  unique (contractor_id, facility_id, id),
  foreign key (contractor_id, facility_id) references facility (contractor_id, id) on delete cascade
);
create unique index department_name on department (contractor_id, facility_id, plain_text(name));
alter table department enable row level security;
create policy read_linked on department for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on department for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on department for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on department for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on department to emdia_app;

-- Where a project happens. The foreign keys are what keeps a linked unit or area from being deleted while two people race.
create table project_location (
  contractor_id bigint not null,
  project_id bigint not null,
  facility_id bigint not null,
  department_id bigint not null,
  primary key (contractor_id, project_id, facility_id, department_id),
  foreign key (contractor_id, project_id) references project (contractor_id, id) on delete cascade,
  foreign key (contractor_id, facility_id, department_id) references department (contractor_id, facility_id, id)
);
create index project_location_facility on project_location (contractor_id, facility_id, department_id);
alter table project_location enable row level security;
create policy read_linked on project_location for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_location for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_location for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_location for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_location to emdia_app;

-- The list restricted to nobody walks one of these in order, and reads no more than its page.
create index project_by_name on project (contractor_id, name, id) where state <> 'removed';
create index project_by_start on project (contractor_id, start_date, id) where state <> 'removed';
create index project_by_end on project (contractor_id, end_date, id) where state <> 'removed';
create index project_text on project using gin (plain_text(name || ' ' || coalesce(contract_number, '') || ' ' || coalesce(scope, '')) gin_trgm_ops);

-- Searching by text: under row-level security `like` may not use a trigram index, because it is not leakproof. So one
-- function does it, and repeats the policy inside.
create function projects_matching(asked text) returns table (contractor_id bigint, id bigint)
  language sql stable security definer rows 50 set search_path = pg_catalog, pg_temp
  begin atomic
    select p.contractor_id, p.id from public.project p
    where public.plain_text(p.name || ' ' || coalesce(p.contract_number, '') || ' ' || coalesce(p.scope, '')) like '%' || replace(replace(replace(public.plain_text(asked), '\', '\\'), '%', '\%'), '_', '\_') || '%'
      and (p.contractor_id = any (public.scope_companies()) or exists (select from public.project_company pc
        where pc.contractor_id = p.contractor_id and pc.provider_id = any (public.scope_companies())));
  end;
revoke all on function projects_matching from public;
grant execute on function projects_matching to emdia_app;
