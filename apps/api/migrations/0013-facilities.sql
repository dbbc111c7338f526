-- Facilities of a contractor, their departments, and the places of a project.

-- A place of a contractor where work happens.
create table facility (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 255),
  created_at timestamptz not null default now(),
  primary key (contractor_id, id)
);
-- Unique names per contractor, ignoring accents and case.
create unique index facility_name on facility (contractor_id, plain_text(name));
alter table facility enable row level security;
create policy read_linked on facility for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on facility for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on facility for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on facility for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on facility to emdia_app;

-- A part of a facility.
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
-- Unique names per facility, ignoring accents and case.
create unique index department_name on department (contractor_id, facility_id, plain_text(name));
alter table department enable row level security;
create policy read_linked on department for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on department for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on department for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on department for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on department to emdia_app;

-- The places of a project. The foreign key prevents the deletion of a facility or department that a concurrent request links.
create table project_location (
  contractor_id bigint not null,
  project_id bigint not null,
  facility_id bigint not null,
  department_id bigint not null,
  primary key (contractor_id, project_id, facility_id, department_id),
  foreign key (contractor_id, project_id) references project (contractor_id, id) on delete cascade,
  foreign key (contractor_id, facility_id, department_id) references department (contractor_id, facility_id, id)
);
-- Serves the foreign key to departments.
create index project_location_facility on project_location (contractor_id, facility_id, department_id);
alter table project_location enable row level security;
create policy read_linked on project_location for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_location for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_location for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_location for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_location to emdia_app;

-- The facility names of projects that a company in the scope owns or is linked to.
create function places_of_projects(contractors bigint[], ids bigint[])
  returns table (contractor_id bigint, id bigint, names text[]) rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select l.contractor_id, l.project_id, array_agg(distinct f.name)
    from unnest(contractors, ids) page (contractor_id, id)
      join public.project_location l on l.contractor_id = page.contractor_id and l.project_id = page.id
      join public.facility f on f.contractor_id = l.contractor_id and f.id = l.facility_id
    where l.contractor_id = any ((select public.scope_companies())::bigint[])
      or exists (select from public.project_company pc
        where pc.contractor_id = l.contractor_id and pc.project_id = l.project_id and pc.provider_id = any ((select public.scope_companies())::bigint[]))
    group by l.contractor_id, l.project_id;
  end;
revoke all on function places_of_projects from public;
grant execute on function places_of_projects to emdia_app;
