-- Trainings: configurations with versions, classes with sessions, participants with attendance, and notes on participants.

-- A configuration says how to obtain a document. The content is in the versions.
create table training_config (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 200),
  version integer not null default 1,
  retired boolean not null default false, -- deleted, but kept for its classes
  created_at timestamptz not null,
  primary key (contractor_id, id)
);
-- Unique names among current configurations, ignoring accents and case.
create unique index training_config_name on training_config (contractor_id, plain_text(name)) where not retired;
alter table training_config enable row level security;
create policy read_linked on training_config for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on training_config for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on training_config for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on training_config for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on training_config to emdia_app;

-- The content of a version. It is never changed, so that a certificate shows the training as it was given.
create table training_config_version (
  contractor_id bigint not null,
  config_id bigint not null,
  version integer not null,
  name text not null,
  training_id bigint references training, -- crosses owners: trainings that norms require belong to the platform; null for an own training
  document_owner_id bigint not null, -- crosses owners: a document type of the platform or of the contractor
  document_type_id bigint not null,
  kinds text[] not null check (kinds <@ array['initial', 'periodic', 'eventual'] and cardinality(kinds) between 1 and 3),
  theory_minutes integer not null check (theory_minutes >= 0),
  practice_minutes integer not null check (practice_minutes >= 0 and theory_minutes + practice_minutes > 0),
  validity_months integer check (validity_months > 0),
  syllabus text not null,
  has_test boolean not null,
  minimum_score_tenths integer check (minimum_score_tenths between 0 and 100),
  minimum_attendance integer not null check (minimum_attendance between 1 and 100),
  vacancy integer not null check (vacancy > 0),
  facility_id bigint, -- crosses owners: no; without a foreign key, because a deleted facility changes no version
  department_id bigint, -- crosses owners: no; as facility_id
  place text not null,
  instructors json not null,
  technical_responsible json not null,
  created_at timestamptz not null,
  created_by_id bigint, -- crosses owners: the actor's account
  primary key (contractor_id, config_id, version),
  foreign key (contractor_id, config_id) references training_config (contractor_id, id) on delete cascade,
  foreign key (document_owner_id, document_type_id) references document_type (owner_id, id),
  check (has_test = (minimum_score_tenths is not null))
);
alter table training_config_version enable row level security;
create policy read_linked on training_config_version for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on training_config_version for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on training_config_version for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on training_config_version to emdia_app;

-- A class of a configuration. Suppliers of the contractor read it; the query shows them only classes that are open to them.
create table training_class (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  config_id bigint not null,
  config_version integer not null,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 200),
  plain_name text not null generated always as (plain_text(name)) stored,
  kind text not null check (kind in ('initial', 'periodic', 'eventual')),
  place text not null,
  facility_id bigint, -- crosses owners: no; without a foreign key, because a deleted facility changes no past class
  department_id bigint, -- crosses owners: no; as facility_id
  work_and_space text not null default '',
  instructors json not null,
  open_to_all boolean not null,
  vacancy integer not null check (vacancy > 0),
  taken integer not null default 0, -- participants that are not removed; written by triggers only
  -- First and last session in the calendar of the company, for the list and for the state of the class.
  starts_at timestamp not null,
  ends_at timestamp not null check (ends_at > starts_at),
  is_retroactive boolean not null,
  description text not null default '',
  cancelled_at timestamptz,
  cancel_reason text,
  removed_at timestamptz,
  removal_description text,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by_id bigint, -- crosses owners: the actor's account
  primary key (contractor_id, id),
  foreign key (contractor_id, config_id, config_version) references training_config_version (contractor_id, config_id, version),
  constraint training_class_places check (taken between 0 and vacancy),
  check ((cancelled_at is null) = (cancel_reason is null))
) with (fillfactor = 90);
-- The two orders of the class list: planned classes by their start, finished ones by their end.
create index training_class_by_start on training_class (contractor_id, starts_at, id) where removed_at is null;
create index training_class_by_end on training_class (contractor_id, ends_at, id) where removed_at is null;
-- Serves the number of classes of a configuration.
create index training_class_of_config on training_class (contractor_id, config_id);
alter table training_class enable row level security;
create policy read_linked on training_class for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on training_class for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on training_class for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on training_class to emdia_app;
grant update (name, kind, place, facility_id, department_id, work_and_space, instructors, open_to_all, vacancy, starts_at, ends_at, is_retroactive,
  description, cancelled_at, cancel_reason, removed_at, removal_description, version) on training_class to emdia_app;

-- A session of a class on one day, in the calendar of the company.
create table training_session (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  class_id bigint not null,
  day date not null,
  starts time not null,
  ends time not null check (ends > starts),
  place text not null default '',
  primary key (contractor_id, id),
  unique (contractor_id, class_id, id),
  foreign key (contractor_id, class_id) references training_class (contractor_id, id),
  constraint training_session_once exclude using gist (class_id with =, tsrange(day + starts, day + ends) with &&)
);
create index training_session_of_class on training_session (contractor_id, class_id, day, starts);
alter table training_session enable row level security;
create policy read_linked on training_session for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on training_session for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on training_session for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on training_session for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on training_session to emdia_app;

-- A supplier to which a class is open. A class that is open to all suppliers has none.
create table training_class_supplier (
  contractor_id bigint not null,
  class_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: shared by contractor and provider
  primary key (contractor_id, class_id, provider_id),
  foreign key (contractor_id, class_id) references training_class (contractor_id, id)
);
create index training_class_supplier_of_provider on training_class_supplier (provider_id, contractor_id, class_id);
alter table training_class_supplier enable row level security;
create policy read_either on training_class_supplier for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on training_class_supplier for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on training_class_supplier for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on training_class_supplier to emdia_app;

-- A worker in a class (trainingClassEmployee on the wire).
create table training_participant (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  class_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  worker_name text collate "pt-BR-x-icu" not null, -- crosses owners: the name at the enrolment, for search and certificate
  plain_words text not null generated always as (plain_text(worker_name)) stored,
  status text not null default 'enrolled' check (status in ('enrolled', 'present', 'absent', 'approved', 'failed', 'removed')),
  score_tenths integer check (score_tenths between 0 and 100),
  enrolled_at timestamptz not null,
  enrolled_by_id bigint, -- crosses owners: the actor, with the name at that time
  enrolled_by_name text,
  enrolled_side text not null check (enrolled_side in ('contractor', 'provider')),
  approved_at timestamptz,
  approved_by_id bigint, -- crosses owners: the actor's account
  removal_description text,
  primary key (contractor_id, id),
  foreign key (contractor_id, class_id) references training_class (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  check ((status = 'approved') = (approved_at is not null)),
  check ((status = 'removed') = (removal_description is not null))
) with (fillfactor = 90);
-- A worker is once in a class, also when both sides enrol at the same time.
create unique index training_participant_once on training_participant (contractor_id, class_id, worker_id) where status <> 'removed';
-- The participants of a class in the order of the list.
create index training_participant_by_name on training_participant (contractor_id, class_id, worker_name, id);
-- The classes of a worker.
create index training_participant_of_worker on training_participant (provider_id, worker_id, contractor_id, class_id) where status <> 'removed';
-- Serves the search for an employee in the class list, one contractor at a time.
create index training_participant_text on training_participant using gin (contractor_id, plain_words gin_trgm_ops) where status <> 'removed';
alter table training_participant enable row level security;
create policy read_either on training_participant for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- A contractor enrols workers of its suppliers.
create policy insert_contractor on training_participant for insert to emdia_app
  with check (enrolled_side = 'contractor' and contractor_id = any ((select scope_companies())::bigint[]) and exists (select from contractor_worker cw
    where cw.contractor_id = training_participant.contractor_id and cw.worker_id = training_participant.worker_id and cw.provider_id = training_participant.provider_id));
-- A supplier enrols its own workers in classes that are open to it.
create policy insert_provider on training_participant for insert to emdia_app
  with check (enrolled_side = 'provider' and status = 'enrolled' and provider_id = any ((select scope_companies())::bigint[]) and exists (select from training_class c
    where c.contractor_id = training_participant.contractor_id and c.id = training_participant.class_id
      and (c.open_to_all or exists (select from training_class_supplier s where s.contractor_id = c.contractor_id and s.class_id = c.id
        and s.provider_id = training_participant.provider_id))));
create policy update_contractor on training_participant for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
-- A supplier removes its own workers; results are the contractor's.
create policy update_provider on training_participant for update to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]) and status in ('enrolled', 'absent'))
  with check (provider_id = any ((select scope_companies())::bigint[]) and status = 'removed');
grant select, insert on training_participant to emdia_app;
grant update (status, score_tenths, approved_at, approved_by_id, removal_description) on training_participant to emdia_app;

-- Counts the places of classes. The constraint of the class refuses more participants than places.
create function count_training_places() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    update public.training_class c set taken = c.taken + added.n
      from (select contractor_id, class_id, count(*) as n from new_rows where status <> 'removed' group by 1, 2) added
      where c.contractor_id = added.contractor_id and c.id = added.class_id;
  else
    update public.training_class c set taken = c.taken + moved.n
      from (select n.contractor_id, n.class_id, sum((n.status <> 'removed')::int - (o.status <> 'removed')::int) as n
        from new_rows n join old_rows o on o.contractor_id = n.contractor_id and o.id = n.id
        where (n.status <> 'removed') <> (o.status <> 'removed') group by 1, 2) moved
      where c.contractor_id = moved.contractor_id and c.id = moved.class_id;
  end if;
  return null;
end $$;
revoke all on function count_training_places from public;
create trigger count_places_on_insert after insert on training_participant referencing new table as new_rows
  for each statement execute function count_training_places();
create trigger count_places_on_update after update on training_participant referencing old table as old_rows new table as new_rows
  for each statement execute function count_training_places();

-- Locks a class for an enrolment or a removal and returns how many of the asked places it has. Null if the class was cancelled or removed, or if
-- the scope has neither the contractor nor a supplier to which the class is open. A supplier cannot lock a row of the contractor, so it runs with
-- the rights of its owner.
create function take_training_places(asked_contractor bigint, asked_class bigint, asked integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare free integer;
begin
  select c.vacancy - c.taken into free from public.training_class c
    where c.contractor_id = asked_contractor and c.id = asked_class and c.removed_at is null and c.cancelled_at is null
      and (c.contractor_id = any (public.scope_companies()) or exists (select from public.project_company pc
        where pc.contractor_id = c.contractor_id and pc.provider_id = any (public.scope_companies())
          and (c.open_to_all or exists (select from public.training_class_supplier s
            where s.contractor_id = c.contractor_id and s.class_id = c.id and s.provider_id = pc.provider_id))))
    for no key update;
  if not found then return null; end if; -- `least` ignores nulls
  return greatest(least(free, asked), 0);
end $$;
revoke all on function take_training_places from public;
grant execute on function take_training_places to emdia_app;

-- Which sessions a participant attended.
create table training_attendance (
  contractor_id bigint not null,
  participant_id bigint not null,
  session_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  noted_at timestamptz not null,
  noted_by_id bigint, -- crosses owners: the actor's account
  primary key (contractor_id, participant_id, session_id),
  foreign key (contractor_id, participant_id) references training_participant (contractor_id, id),
  foreign key (contractor_id, session_id) references training_session (contractor_id, id)
);
create index training_attendance_of_session on training_attendance (contractor_id, session_id);
alter table training_attendance enable row level security;
create policy read_either on training_attendance for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on training_attendance for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on training_attendance for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on training_attendance to emdia_app;

-- Note of the contractor on a participant. Suppliers never read it.
create table training_note (
  contractor_id bigint not null,
  participant_id bigint not null,
  text text not null check (char_length(text) between 1 and 1000),
  updated_at timestamptz not null,
  updated_by_id bigint, -- crosses owners: the actor, with the name at that time
  updated_by_name text,
  primary key (contractor_id, participant_id),
  foreign key (contractor_id, participant_id) references training_participant (contractor_id, id)
);
alter table training_note enable row level security;
create policy read_own on training_note for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on training_note for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on training_note for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on training_note for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on training_note to emdia_app;

-- Exports of training configurations.
alter table asked_export drop constraint asked_export_kind_check;
alter table asked_export add constraint asked_export_kind_check check (kind in ('pendencies', 'workers', 'restrictions', 'training_configs'));
