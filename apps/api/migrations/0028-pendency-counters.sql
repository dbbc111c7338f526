-- Counters of active pendencies. Triggers append deltas, one job folds them into the counts, and a nightly job compares counts with rows.
-- A reading is the counts plus the deltas that are not folded yet. Updating a counter row directly would make all writers
-- of a project wait for one row lock.

-- Changes that are not folded into the counts. Rows are only inserted, so concurrent writers do not wait for each other.
create table pendency_delta (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null, -- crosses owners: copied from the pendency
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  kind text not null,
  has_month boolean not null,
  plan text not null,
  status text not null,
  change integer not null,
  primary key (contractor_id, id)
);
-- Serves the policy.
create index pendency_delta_provider on pendency_delta (provider_id);
alter table pendency_delta enable row level security;
create policy read_either on pendency_delta for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on pendency_delta to emdia_app;

-- Active pendencies by project and supplier; 0 is all of them. Written by the functions below only.
create table pendency_count (
  contractor_id bigint not null,
  project_id bigint not null, -- crosses owners: 0 is all projects
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  kind text not null,
  has_month boolean not null,
  plan text not null,
  status text not null,
  total integer not null,
  -- The counters of hundreds of projects are read from the index alone.
  primary key (contractor_id, project_id, provider_id, plan, status, kind, has_month) include (total)
);
-- Serves the counts of a supplier by an index-only scan.
create index pendency_count_provider on pendency_count (provider_id, project_id, plan, status) include (contractor_id, kind, has_month, total);
alter table pendency_count enable row level security;
create policy read_either on pendency_count for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on pendency_count to emdia_app;

-- Adds the changes of pendencies to the counters: per supplier and project, per project, per supplier, and per contractor. Projects and suppliers
-- have the id 0 where they are added up. Deltas are deleted in the transaction that adds them, so that none is lost or counted twice.
create function fold_pendency_deltas(at_most integer) returns integer
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
revoke all on function fold_pendency_deltas from public;
grant execute on function fold_pendency_deltas to emdia_sweep;

-- Compares the counters of a contractor with its pendencies and corrects them; returns the number of wrong counters.
create function mend_pendency_counts(contractor bigint) returns integer
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
revoke all on function mend_pendency_counts from public;
grant execute on function mend_pendency_counts to emdia_sweep;
