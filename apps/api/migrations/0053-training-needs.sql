-- Trainings that a badge requires, and trainings that workers need.

-- The badge of a contractor prints only while these trainings are in force for the worker.
alter table badge_config
  add column requires_training boolean not null default false,
  add column all_trainings boolean not null default false, -- all current configurations instead of the chosen ones
  add column training_config_ids bigint[] not null default '{}', -- chosen configurations; retired ones are ignored
  -- Version of these three columns. They have their own permission, so a change of them does not make the form of the faces stale.
  add column training_version integer not null default 1;
grant update (requires_training, all_trainings, training_config_ids, training_version) on badge_config to emdia_app;

-- Trainings that workers need, computed with the eligibility of the worker. One row per required document and kind.
create table training_need (
  contractor_id bigint not null,
  pendency_id bigint not null,
  kind text not null check (kind in ('initial', 'periodic', 'eventual')),
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  project_id bigint not null,
  document_type_id bigint not null, -- crosses owners: a document type of the platform or of the contractor
  cause text not null check (cause in ('never_had', 'near_end', 'ended', 'absence', 'function_change', 'risk_change')),
  since date not null,
  is_firm boolean not null, -- false: only an unverified figure requires the training, so the need warns
  movement_id bigint, -- crosses owners: the provider's movement that requires the training again
  primary key (contractor_id, pendency_id, kind),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
-- The candidates of a class.
create index training_need_of_type on training_need (contractor_id, document_type_id, worker_id);
-- The job, which writes the needs of some workers of a supplier.
create index training_need_of_worker on training_need (provider_id, worker_id);
alter table training_need enable row level security;
create policy read_either on training_need for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- The job runs in the scope of the supplier.
create policy insert_provider on training_need for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[])
  and exists (select from pendency p where p.contractor_id = training_need.contractor_id and p.id = training_need.pendency_id
    and p.provider_id = training_need.provider_id and p.worker_id = training_need.worker_id));
create policy update_provider on training_need for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_provider on training_need for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on training_need to emdia_app;
grant update (cause, since, is_firm, movement_id) on training_need to emdia_app;

-- Approvals, and their corrections, change the needs of the worker.
create function mark_standing_of_participants() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.stale_standing (provider_id, worker_id) select distinct n.provider_id, n.worker_id
    from new_rows n join old_rows o on o.contractor_id = n.contractor_id and o.id = n.id
    where (n.status = 'approved') <> (o.status = 'approved');
  return null;
end $$;
revoke all on function mark_standing_of_participants from public;
create trigger mark_standing_approved after update on training_participant
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_participants();
