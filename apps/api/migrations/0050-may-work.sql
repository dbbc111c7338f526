-- Stored eligibility of workers: the answer of `rules/standing.ts` per project, contractor and worker, and the triggers that request it again.

-- Order in which one answer stands for several projects, the most urgent first; null for a text that is no answer. Null, a project without an answer
-- yet, precedes a yes. A project in which no worker is expected today follows it. `standingOrder` in rules/ is the same list.
create function standing_urgency(standing text) returns integer language sql immutable parallel safe
  return array_position(array['dismissed', 'hiring', 'away', 'vacation', 'restricted', 'documents', null, 'may_work',
    'project_inactive', 'project_over', 'link_over', 'project_to_come', 'link_to_come', 'no_project'], standing);

-- `standing` is 'may_work', the first hindrance, or 'no_project' without an open link. Null means that the job has not computed it yet. The columns
-- are nullable without a default, so that no table is rewritten; the check reads each table once.
alter table project_worker add column standing text check (standing_urgency(standing) is not null);
alter table contractor_worker add column standing text check (standing_urgency(standing) is not null);
-- The next day on which the answer changes without a change of facts.
alter table worker add column standing text check (standing_urgency(standing) is not null), add column standing_changes_on date;

-- Workers who may not work are few, so that the index of all names would be read to its end.
create index worker_may_not_work on worker (provider_id, name, id) where removed_at is null and standing not in ('may_work', 'no_project');
create index contractor_worker_may_not_work on contractor_worker (contractor_id, name, worker_id) include (provider_id)
  where standing not in ('may_work', 'no_project');
-- Serves the daily job.
create index worker_standing_changes on worker (standing_changes_on) where standing_changes_on is not null and removed_at is null;

-- The job of a supplier writes the figures of its workers at each contractor.
create policy settle_own on contractor_worker for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant update (standing) on contractor_worker to emdia_app;

-- Workers whose answer is to be computed again: one worker, or all workers of the supplier at a contractor or in one of its projects. Transactions
-- only insert and the job only deletes. Without a unique key, concurrent transactions do not wait for each other.
create table stale_standing (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  worker_id bigint, -- crosses owners: a worker of the provider; no foreign key, because the job deletes the row within seconds
  contractor_id bigint, -- crosses owners: the contractor of the provider's workers
  project_id bigint, -- crosses owners: a project of the contractor
  primary key (provider_id, id),
  check ((worker_id is null) = (contractor_id is not null))
);
alter table stale_standing enable row level security;
create policy read_own on stale_standing for select to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on stale_standing for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on stale_standing for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on stale_standing to emdia_app;

-- Enqueues the job of each supplier with new rows, 3 s later. A queued job keeps its time, so that a series of changes has one job. Tries the lock
-- and does not wait: the transaction that holds it has changed the queued job and may hold it for long, or wait for this transaction in turn. In
-- that case the transaction enqueues a job of its own. After the commit, because the job reads facts of several tables and a concurrent
-- transaction may change another one: of the two, the later job sees both.
create function queue_standing_jobs() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare stale record; job_key text; queued bigint;
begin
  for stale in select distinct provider_id from changed_rows order by 1 loop
    job_key := 'workers.settle-standing ' || stale.provider_id;
    if not pg_try_advisory_xact_lock(hashtextextended(job_key, 0)) then job_key := job_key || ' ' || pg_current_xact_id(); end if;
    loop
      select j.id into queued from graphile_worker.add_job('workers.settle-standing', json_build_object('providerId', stale.provider_id),
        run_at => now() + interval '3 seconds', max_attempts => 8, job_key => job_key, job_key_mode => 'preserve_run_at') j;
      exit when queued is not null;
    end loop;
  end loop;
  return null;
end $$;
revoke all on function queue_standing_jobs from public;
create trigger queue_jobs after insert on stale_standing
  referencing new table as changed_rows for each statement execute function queue_standing_jobs();

-- The triggers on facts. The build of the demo world disables them by `emdia.asks_at_the_end` and enqueues the repair at its end.

-- New links, and movements of workers.
create function mark_standing_of_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.stale_standing (provider_id, worker_id) select distinct c.provider_id, c.worker_id from changed_rows c;
  return null;
end $$;
revoke all on function mark_standing_of_workers from public;
create trigger mark_standing_new after insert on project_worker
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_workers();
create trigger mark_standing_new after insert on movement
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_workers();
create trigger mark_standing_changed after update on movement
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_workers();
create trigger mark_standing_gone after delete on movement
  referencing old table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_workers();

-- Dates of links. Does not run for figures: see sum_up_workers.
create function mark_standing_of_links() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.stale_standing (provider_id, worker_id) select distinct n.provider_id, n.worker_id from new_rows n join old_rows o on o.id = n.id
    where (n.hiring_date, n.end_date) is distinct from (o.hiring_date, o.end_date);
  return null;
end $$;
revoke all on function mark_standing_of_links from public;
create trigger mark_standing_changed after update on project_worker
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on' and current_setting('emdia.sums_only', true) is distinct from 'on')
  execute function mark_standing_of_links();

-- The person of a worker, from which restrictions follow.
create function mark_standing_of_person() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.stale_standing (provider_id, worker_id) select n.provider_id, n.id from new_rows n join old_rows o on o.id = n.id
    where n.person_id <> o.person_id;
  return null;
end $$;
revoke all on function mark_standing_of_person from public;
create trigger mark_standing_changed after update on worker
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on' and current_setting('emdia.sums_only', true) is distinct from 'on')
  execute function mark_standing_of_person();

-- Restrictions, for the records of the person in projects of the contractor.
create function mark_standing_of_restricted() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.stale_standing (provider_id, worker_id) select distinct cw.provider_id, cw.worker_id from changed_rows c
    join public.worker w on w.person_id = c.person_id and w.removed_at is null
    join public.contractor_worker cw on cw.contractor_id = c.contractor_id and cw.worker_id = w.id;
  return null;
end $$;
revoke all on function mark_standing_of_restricted from public;
create trigger mark_standing_new after insert on restriction
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_restricted();
create trigger mark_standing_changed after update on restriction
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_restricted();

-- State and dates of a project, for each supplier with links.
create function mark_standing_of_project() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.stale_standing (provider_id, contractor_id, project_id) select distinct pw.provider_id, n.contractor_id, n.id
    from new_rows n join old_rows o on o.id = n.id
      join public.project_worker pw on pw.contractor_id = n.contractor_id and pw.project_id = n.id
    where (n.state, n.start_date, n.end_date) is distinct from (o.state, o.start_date, o.end_date);
  return null;
end $$;
revoke all on function mark_standing_of_project from public;
create trigger mark_standing_changed after update on project
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_project();

-- Suppliers of a project, whose workers keep their links. Marks the workers in all projects of the contractor: the supplier reads each of them while
-- it works in one (scope_contractors).
create function mark_standing_of_suppliers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.stale_standing (provider_id, contractor_id) select distinct c.provider_id, c.contractor_id from changed_rows c;
  return null;
end $$;
revoke all on function mark_standing_of_suppliers from public;
create trigger mark_standing_new after insert on project_company
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_suppliers();
create trigger mark_standing_gone after delete on project_company
  referencing old table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_suppliers();

-- Documents that block work: of a worker, or of the supplier for all of its workers in the project.
create function mark_standing_of_new_documents() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.stale_standing (provider_id, worker_id, contractor_id, project_id)
    select distinct n.provider_id, n.worker_id, case when n.worker_id is null then n.contractor_id end,
      case when n.worker_id is null then n.project_id end
    from new_rows n
      join public.document_type_version v on v.owner_id = n.type_owner_id and v.document_type_id = n.type_id and v.version = n.type_version
    where n.active and v.blocks_work;
  return null;
end $$;
revoke all on function mark_standing_of_new_documents from public;
create trigger mark_standing_new after insert on pendency
  referencing new table as new_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_new_documents();

create function mark_standing_of_documents() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.stale_standing (provider_id, worker_id, contractor_id, project_id)
    select distinct n.provider_id, n.worker_id, case when n.worker_id is null then n.contractor_id end,
      case when n.worker_id is null then n.project_id end
    from new_rows n join old_rows o on o.id = n.id
    where (n.status, n.returns_to, n.expiration_date, n.approved_until, n.active, n.type_version)
        is distinct from (o.status, o.returns_to, o.expiration_date, o.approved_until, o.active, o.type_version)
      and exists (select from public.document_type_version v where v.owner_id = n.type_owner_id and v.document_type_id = n.type_id
        and v.version in (n.type_version, o.type_version) and v.blocks_work);
  return null;
end $$;
revoke all on function mark_standing_of_documents from public;
create trigger mark_standing_changed after update on pendency
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_documents();

-- Enqueues one job per supplier with a worker whose answer changes on a day, and returns their number.
create function enqueue_due_standings(today date) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare suppliers integer;
begin
  perform public.enqueue('workers.settle-due-standing', json_build_object('providerId', due.provider_id),
      'workers.settle-due-standing ' || due.provider_id)
    from (select distinct w.provider_id from public.worker w where w.standing_changes_on <= today and w.removed_at is null) due;
  get diagnostics suppliers = row_count;
  return suppliers;
end $$;
revoke all on function enqueue_due_standings from public;
grant execute on function enqueue_due_standings to emdia_sweep;

-- Enqueues one job per supplier that computes the answers of all its workers again.
create function enqueue_standing_repairs() returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare suppliers integer;
begin
  perform public.enqueue('workers.mend-standing', json_build_object('providerId', c.id, 'after', 0), 'workers.mend-standing ' || c.id)
    from public.company c where c.is_provider and exists (select from public.worker w where w.provider_id = c.id and w.removed_at is null);
  get diagnostics suppliers = row_count;
  return suppliers;
end $$;
revoke all on function enqueue_standing_repairs from public;
grant execute on function enqueue_standing_repairs to emdia_sweep;

-- The answers of existing workers.
select enqueue_standing_repairs();
