-- Documents whose training is needed again after an event in the career of the worker.

-- A firm need of the training of a pendency. While the row exists, an approval needs documents that were issued from `needed_from` on.
-- `cut_to` and the columns after it are set if the need opened the pendency: they restore it when the movement is corrected.
create table pendency_retraining (
  contractor_id bigint not null,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  movement_id bigint not null, -- crosses owners: the provider's movement; no foreign key, because its removal withdraws the need
  since date not null, -- day of the first event that no document satisfies
  needed_from date not null check (needed_from >= since), -- day of the last one: a document of this day satisfies all
  cut_to date, -- end of the approval since the opening
  round integer,
  approved_before date,
  issue_before date,
  expiration_before date,
  next_due_before date,
  closed_unread_before boolean not null default false,
  document_ids bigint[] not null default '{}', -- documents that the opening ended
  primary key (contractor_id, pendency_id),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id),
  check ((cut_to is null) = (round is null))
);
alter table pendency_retraining enable row level security;
create policy read_either on pendency_retraining for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- Only a job writes, in the scope of both companies.
create policy insert_own on pendency_retraining for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[])
  and exists (select from pendency p where p.contractor_id = pendency_retraining.contractor_id and p.id = pendency_retraining.pendency_id
    and p.provider_id = pendency_retraining.provider_id));
create policy update_own on pendency_retraining for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on pendency_retraining for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on pendency_retraining to emdia_app;
grant update (movement_id, since, needed_from, cut_to, round, approved_before, issue_before, expiration_before, next_due_before, closed_unread_before,
  document_ids)
  on pendency_retraining to emdia_app;

-- Exports of the certificates of a class.
alter table asked_export drop constraint asked_export_kind_check;
alter table asked_export add constraint asked_export_kind_check
  check (kind in ('pendencies', 'workers', 'restrictions', 'training_configs', 'training_certificates'));

-- Trainings that a contractor requires again after an accident of a worker, with its reason.
create table training_accident_need (
  contractor_id bigint not null,
  pendency_id bigint not null,
  movement_id bigint not null, -- crosses owners: the provider's accident; no foreign key, because its removal withdraws the need
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  reason text not null check (char_length(reason) between 1 and 1000),
  created_at timestamptz not null,
  created_by_id bigint, -- crosses owners: the actor, with the name at that time
  created_by_name text,
  primary key (contractor_id, pendency_id, movement_id),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id)
);
alter table training_accident_need enable row level security;
create policy read_either on training_accident_need for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on training_accident_need for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[])
  and exists (select from pendency p where p.contractor_id = training_accident_need.contractor_id and p.id = training_accident_need.pendency_id
    and p.provider_id = training_accident_need.provider_id and p.worker_id = training_accident_need.worker_id));
grant select, insert on training_accident_need to emdia_app;
create trigger mark_standing_new after insert on training_accident_need
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_workers();

alter table training_need drop constraint training_need_cause_check;
alter table training_need add constraint training_need_cause_check
  check (cause in ('never_had', 'near_end', 'ended', 'absence', 'function_change', 'risk_change', 'accident'));
