-- Stored eligibility of workers: the answer of `rules/standing.ts` per project, contractor and worker, and the triggers that request it again.

-- `standing` is 'may_work', the first hindrance, or 'no_project' without an open link. Null means that the job has not computed it yet.
alter table project_worker add column standing text,
  add column may_work boolean generated always as (case when standing <> 'no_project' then standing = 'may_work' end) stored;
alter table contractor_worker add column standing text,
  add column may_work boolean generated always as (case when standing <> 'no_project' then standing = 'may_work' end) stored;
-- The next day on which the answer changes without a change of facts.
alter table worker add column standing text, add column standing_changes_on date,
  add column may_work boolean generated always as (case when standing <> 'no_project' then standing = 'may_work' end) stored;

-- Workers who may not work are few, so that the index of all names would be read to its end.
create index worker_may_not_work on worker (provider_id, name, id) where removed_at is null and not may_work;
create index contractor_worker_may_not_work on contractor_worker (contractor_id, name, worker_id) include (provider_id) where not may_work;
-- Serves the daily job.
create index worker_standing_changes on worker (standing_changes_on) where standing_changes_on is not null and removed_at is null;

-- The job of a supplier writes the figures of its workers at each contractor.
create policy settle_own on contractor_worker for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant update (standing) on contractor_worker to emdia_app;

-- Order in which one answer stands for several projects. A project in which nobody is expected today does not outweigh one that the worker may
-- work in; a project without an answer yet does.
create function standing_urgency(standing text) returns integer language sql immutable parallel safe
  return array_position(array['dismissed', 'hiring', 'away', 'vacation', 'restricted', 'documents', 'unknown', 'may_work',
    'project_inactive', 'project_over', 'link_over', 'project_to_come', 'link_to_come', 'no_project'], coalesce(standing, 'unknown'));

-- Enqueues the job for workers of a supplier. After the commit, because the job reads facts of several tables and a concurrent transaction may
-- change another one: of the two, the later job sees both.
create function ask_for_standing(provider bigint, workers bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if cardinality(workers) is null or current_setting('emdia.asks_at_the_end', true) = 'on' then return; end if;
  perform public.enqueue('workers.settle-standing', json_build_object('providerId', provider, 'workerIds', workers),
    'workers.settle-standing ' || provider || ' ' || md5(workers::text));
end $$;
revoke all on function ask_for_standing from public;

-- The same for all workers of a supplier in a project, or (null) of each supplier.
create function ask_for_standing_in(contractor bigint, project bigint, provider bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('emdia.asks_at_the_end', true) = 'on' then return; end if;
  perform public.enqueue('workers.settle-project-standing',
    json_build_object('contractorId', contractor, 'projectId', project, 'providerId', provider),
    'workers.settle-project-standing ' || project || ' ' || coalesce(provider::text, 'all'));
end $$;
revoke all on function ask_for_standing_in from public;

-- New links, and movements of workers.
create function settle_standing_of_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_for_standing(c.provider_id, array_agg(distinct c.worker_id)) from changed_rows c group by c.provider_id;
  return null;
end $$;
revoke all on function settle_standing_of_workers from public;
create trigger settle_standing_new after insert on project_worker
  referencing new table as changed_rows for each statement execute function settle_standing_of_workers();
create trigger settle_standing_new after insert on movement
  referencing new table as changed_rows for each statement execute function settle_standing_of_workers();
create trigger settle_standing_changed after update on movement
  referencing new table as changed_rows for each statement execute function settle_standing_of_workers();
create trigger settle_standing_gone after delete on movement
  referencing old table as changed_rows for each statement execute function settle_standing_of_workers();

-- Dates of links. Does not run for figures: see sum_up_workers.
create function settle_standing_of_links() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  perform public.ask_for_standing(n.provider_id, array_agg(distinct n.worker_id)) from new_rows n join old_rows o on o.id = n.id
    where (n.hiring_date, n.end_date) is distinct from (o.hiring_date, o.end_date) group by n.provider_id;
  return null;
end $$;
revoke all on function settle_standing_of_links from public;
create trigger settle_standing_changed after update on project_worker
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.sums_only', true) is distinct from 'on') execute function settle_standing_of_links();

-- The person of a worker, from which restrictions follow.
create function settle_standing_of_person() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  perform public.ask_for_standing(n.provider_id, array_agg(n.id)) from new_rows n join old_rows o on o.id = n.id
    where n.person_id <> o.person_id group by n.provider_id;
  return null;
end $$;
revoke all on function settle_standing_of_person from public;
create trigger settle_standing_changed after update on worker
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.sums_only', true) is distinct from 'on') execute function settle_standing_of_person();

-- Restrictions, for the records of the person in projects of the contractor.
create function settle_standing_of_restricted() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_for_standing(cw.provider_id, array_agg(distinct cw.worker_id)) from changed_rows c
    join public.worker w on w.person_id = c.person_id and w.removed_at is null
    join public.contractor_worker cw on cw.contractor_id = c.contractor_id and cw.worker_id = w.id group by cw.provider_id;
  return null;
end $$;
revoke all on function settle_standing_of_restricted from public;
create trigger settle_standing_new after insert on restriction
  referencing new table as changed_rows for each statement execute function settle_standing_of_restricted();
create trigger settle_standing_changed after update on restriction
  referencing new table as changed_rows for each statement execute function settle_standing_of_restricted();

-- State and dates of a project.
create function settle_standing_of_project() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_for_standing_in(n.contractor_id, n.id, null) from new_rows n join old_rows o on o.id = n.id
    where (n.state, n.start_date, n.end_date) is distinct from (o.state, o.start_date, o.end_date);
  return null;
end $$;
revoke all on function settle_standing_of_project from public;
create trigger settle_standing_changed after update on project
  referencing old table as old_rows new table as new_rows for each statement execute function settle_standing_of_project();

-- Suppliers of a project, whose workers keep their links.
create function settle_standing_of_suppliers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_for_standing_in(c.contractor_id, c.project_id, c.provider_id)
    from (select distinct contractor_id, project_id, provider_id from changed_rows) c;
  return null;
end $$;
revoke all on function settle_standing_of_suppliers from public;
create trigger settle_standing_new after insert on project_company
  referencing new table as changed_rows for each statement execute function settle_standing_of_suppliers();
create trigger settle_standing_gone after delete on project_company
  referencing old table as changed_rows for each statement execute function settle_standing_of_suppliers();

-- Documents that block work: of a worker, or of the supplier for all of its workers in the project.
create function settle_standing_of_new_documents() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  perform public.ask_for_standing(n.provider_id, array_agg(distinct n.worker_id)) from new_rows n
    join public.document_type_version v on v.owner_id = n.type_owner_id and v.document_type_id = n.type_id and v.version = n.type_version
    where n.worker_id is not null and n.active and v.blocks_work group by n.provider_id;
  perform public.ask_for_standing_in(d.contractor_id, d.project_id, d.provider_id) from (select distinct n.contractor_id, n.project_id, n.provider_id
    from new_rows n join public.document_type_version v on v.owner_id = n.type_owner_id and v.document_type_id = n.type_id and v.version = n.type_version
    where n.worker_id is null and n.active and v.blocks_work) d;
  return null;
end $$;
revoke all on function settle_standing_of_new_documents from public;
create trigger settle_standing_new after insert on pendency
  referencing new table as new_rows for each statement execute function settle_standing_of_new_documents();

create function settle_standing_of_documents() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
declare moved record;
begin
  for moved in
    select n.contractor_id, n.project_id, n.provider_id, array_agg(distinct n.worker_id) filter (where n.worker_id is not null) as workers,
        bool_or(n.worker_id is null) as of_supplier
      from new_rows n join old_rows o on o.id = n.id
      where (n.status, n.returns_to, n.expiration_date, n.approved_until, n.active, n.type_version)
          is distinct from (o.status, o.returns_to, o.expiration_date, o.approved_until, o.active, o.type_version)
        and exists (select from public.document_type_version v where v.owner_id = n.type_owner_id and v.document_type_id = n.type_id
          and v.version in (n.type_version, o.type_version) and v.blocks_work)
      group by 1, 2, 3
  loop
    perform public.ask_for_standing(moved.provider_id, moved.workers);
    if moved.of_supplier then perform public.ask_for_standing_in(moved.contractor_id, moved.project_id, moved.provider_id); end if;
  end loop;
  return null;
end $$;
revoke all on function settle_standing_of_documents from public;
create trigger settle_standing_changed after update on pendency
  referencing old table as old_rows new table as new_rows for each statement execute function settle_standing_of_documents();

-- Enqueues one job per supplier with a worker whose answer changes on a day, and returns their number.
create function enqueue_due_standings(today date) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare asked integer;
begin
  perform public.enqueue('workers.settle-due-standing', json_build_object('providerId', due.provider_id),
      'workers.settle-due-standing ' || due.provider_id)
    from (select distinct w.provider_id from public.worker w where w.standing_changes_on <= today and w.removed_at is null) due;
  get diagnostics asked = row_count;
  return asked;
end $$;
revoke all on function enqueue_due_standings from public;
grant execute on function enqueue_due_standings to emdia_sweep;

-- Enqueues one job per supplier that computes the answers of all its workers again.
create function enqueue_standing_repairs() returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare asked integer;
begin
  perform public.enqueue('workers.mend-standing', json_build_object('providerId', c.id, 'after', 0), 'workers.mend-standing ' || c.id)
    from public.company c where c.is_provider and exists (select from public.worker w where w.provider_id = c.id and w.removed_at is null);
  get diagnostics asked = row_count;
  return asked;
end $$;
revoke all on function enqueue_standing_repairs from public;
grant execute on function enqueue_standing_repairs to emdia_sweep;

-- The answers of existing workers.
select enqueue_standing_repairs();
