-- Why: a project that is taken up again is asked for the months in which it was worked on, and for none that passed while it was put away.

create table project_pause (
  contractor_id bigint not null,
  project_id bigint not null,
  paused_on date not null,
  resumed_on date check (resumed_on >= paused_on),
  primary key (contractor_id, project_id, paused_on),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
alter table project_pause enable row level security;
create policy read_linked on project_pause for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_pause for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_pause for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update (resumed_on) on project_pause to emdia_app;

-- What is put away by now has been so since it was changed last, as far as anybody knows.
insert into project_pause (contractor_id, project_id, paused_on)
  select contractor_id, id, (updated_at at time zone 'America/Sao_Paulo')::date from project where state = 'inactive';
