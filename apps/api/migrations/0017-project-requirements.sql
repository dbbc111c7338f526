-- What a project requires of its suppliers: risk activities, document types, and exceptions for one supplier.

-- The risk activities of a project.
create table project_risk_activity (
  contractor_id bigint not null,
  project_id bigint not null,
  activity_owner_id bigint not null, -- crosses owners: activities of the platform as well as the contractor's own
  activity_id bigint not null,
  activity_version integer not null,
  primary key (contractor_id, project_id, activity_owner_id, activity_id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (activity_owner_id, activity_id, activity_version) references risk_activity_version (owner_id, risk_activity_id, version)
);
alter table project_risk_activity enable row level security;
create policy read_linked on project_risk_activity for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_risk_activity for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_risk_activity for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on project_risk_activity to emdia_app;

-- A required document type with its first and last day. A requirement removed on its first day ends the day before, so it never applied.
create table project_requirement (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  plan text not null check (plan in ('STP', 'SSMA')),
  type_owner_id bigint not null, -- crosses owners: document types of the platform as well as the contractor's own
  type_id bigint not null,
  type_version integer not null,
  holds_from date not null,
  holds_until date,
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (type_owner_id, type_id, type_version) references document_type_version (owner_id, document_type_id, version),
  check (holds_until >= holds_from - 1)
);
-- A document type is required once at a time.
create unique index project_requirement_open on project_requirement (contractor_id, project_id, type_owner_id, type_id) where holds_until is null;
-- Serves the requirements of a project, ended ones included.
create index project_requirement_project on project_requirement (contractor_id, project_id);
alter table project_requirement enable row level security;
create policy read_linked on project_requirement for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_requirement for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_requirement for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_requirement for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_requirement to emdia_app;

-- A requirement that does not apply to one supplier of the project.
create table project_requirement_exception (
  contractor_id bigint not null,
  requirement_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: the exempt supplier, which may read it
  primary key (contractor_id, requirement_id, provider_id),
  foreign key (contractor_id, requirement_id) references project_requirement (contractor_id, id) on delete cascade
);
-- Serves the policy.
create index project_requirement_exception_provider on project_requirement_exception (provider_id);
alter table project_requirement_exception enable row level security;
create policy read_either on project_requirement_exception for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_requirement_exception for insert to emdia_app
  with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_requirement_exception for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on project_requirement_exception to emdia_app;
