-- The pendency list has two query strategies: read what the counters cover in index order, or collect rows up to a limit. Both read one index
-- range per company and status, so that each sort order needs one index per side. The special indexes, the counters in columns and the functions
-- of the earlier list go.

drop index pendency_of_contractor, pendency_of_provider, pendency_of_project, pendency_of_project_by_expiry, pendency_of_project_by_month,
  pendency_of_project_worker, pendency_urgent_of_worker, pendency_of_type, pendency_of_kind, pendency_of_kind_of_provider,
  pendency_of_month, pendency_of_month_of_provider, pendency_without_month, pendency_by_expiry, pendency_by_expiry_of_provider,
  pendency_by_revision, pendency_by_revision_of_provider, pendency_at_rest, pendency_at_rest_of_provider, pendency_at_rest_of_project,
  pendency_asked_of_contractor, pendency_asked_of_provider;

-- Sort orders of the list, from the contractor's and from the supplier's side. The included columns are those that filters test, so that rows
-- which do not match are skipped within the index.
create index pendency_list on pendency (contractor_id, active, status, updated_at, id)
  include (provider_id, project_id, plan, kind, reference_month, expiration_date, type_id, worker_id, question_side) where removed_at is null;
create index pendency_list_of_provider on pendency (provider_id, active, status, updated_at, id)
  include (contractor_id, project_id, plan, kind, reference_month, expiration_date, type_id, worker_id, question_side) where removed_at is null;
create index pendency_list_by_expiry on pendency (contractor_id, active, status, expiration_date, updated_at, id)
  include (provider_id, project_id, plan, kind) where removed_at is null;
create index pendency_list_by_expiry_of_provider on pendency (provider_id, active, status, expiration_date, updated_at, id)
  include (contractor_id, project_id, plan, kind) where removed_at is null;
create index pendency_list_by_revision on pendency (contractor_id, active, status, revision_date, id)
  include (provider_id, project_id, plan, kind) where removed_at is null;
create index pendency_list_by_revision_of_provider on pendency (provider_id, active, status, revision_date, id)
  include (contractor_id, project_id, plan, kind) where removed_at is null;

-- Filters that match few rows among many: months, projects of restricted users, document types. Workers have `pendency_of_worker`.
create index pendency_list_by_month on pendency (contractor_id, active, status, reference_month, updated_at, id)
  include (provider_id, project_id, plan, kind) where removed_at is null and reference_month is not null;
create index pendency_list_by_month_of_provider on pendency (provider_id, active, status, reference_month, updated_at, id)
  include (contractor_id, project_id, plan, kind) where removed_at is null and reference_month is not null;
create index pendency_list_by_project on pendency (contractor_id, active, status, project_id, updated_at, id)
  include (provider_id, plan, kind, reference_month, expiration_date, revision_date, type_id, worker_id, question_side) where removed_at is null;
create index pendency_list_by_type on pendency (contractor_id, active, status, type_id, updated_at, id)
  include (provider_id, project_id, plan) where removed_at is null;

-- Adds the changes of pendencies to the counters: per supplier and project, per project, per supplier, and per contractor. Projects and suppliers
-- have the id 0 where they are added up. Deltas are deleted in the transaction that adds them, so that none is lost or counted twice.
create or replace function fold_pendency_deltas(at_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare taken integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with deltas as (
    delete from public.pendency_delta d where d.id in (select id from public.pendency_delta order by id limit at_most for update skip locked)
    returning d.contractor_id, d.project_id, d.provider_id, d.kind, d.has_month, d.plan, d.status, d.change
  ), changes as (
    select d.contractor_id, g.project_id, g.provider_id, d.kind, d.has_month, d.plan, d.status, sum(d.change)::integer as change
    from deltas d cross join lateral
      (values (d.project_id, d.provider_id), (d.project_id, 0), (0, d.provider_id), (0, 0)) g (project_id, provider_id)
    group by 1, 2, 3, 4, 5, 6, 7
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, kind, has_month, plan, status, total)
      select contractor_id, project_id, provider_id, kind, has_month, plan, status, change from changes where change <> 0
      on conflict (contractor_id, project_id, provider_id, plan, status, kind, has_month) do update set total = c.total + excluded.total
  )
  select count(*) into taken from deltas;
  return taken;
end $$;

-- Compares the counters of a contractor with its pendencies and corrects them; returns the number of wrong counters.
create or replace function mend_pendency_counts(contractor bigint) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare mended integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with counted as (
    select project_id, provider_id, kind, reference_month is not null as has_month, plan, status, count(*) as lacking
      from public.pendency where contractor_id = contractor and active group by 1, 2, 3, 4, 5, 6
    union all select project_id, provider_id, kind, has_month, plan, status, -change from public.pendency_delta where contractor_id = contractor
  ), compared as (
    select g.project_id, g.provider_id, t.kind, t.has_month, t.plan, t.status, t.lacking from counted t cross join lateral
      (values (t.project_id, t.provider_id), (t.project_id, 0), (0, t.provider_id), (0, 0)) g (project_id, provider_id)
    union all select project_id, provider_id, kind, has_month, plan, status, -total from public.pendency_count where contractor_id = contractor
  ), wrong as (
    select project_id, provider_id, kind, has_month, plan, status, sum(lacking)::integer as lacking from compared
    group by 1, 2, 3, 4, 5, 6 having sum(lacking) <> 0
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, kind, has_month, plan, status, total)
      select contractor, project_id, provider_id, kind, has_month, plan, status, lacking from wrong
      on conflict (contractor_id, project_id, provider_id, plan, status, kind, has_month) do update set total = c.total + excluded.total
  )
  select count(*) into mended from wrong;
  return mended;
end $$;

drop function sum_up_pendencies;
drop table pendency_sum;
drop function all_projects_called;

-- The counters of hundreds of projects are read from the index alone.
alter table pendency_count drop constraint pendency_count_pkey,
  add primary key (contractor_id, project_id, provider_id, plan, status, kind, has_month) include (total);
