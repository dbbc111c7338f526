-- Counters of active pendencies for charts and rankings: per month of creation and of reference, and per document type. They are fed by the
-- same deltas as `pendency_count`, folded in the same transaction and corrected by the same nightly job.

-- Deltas of earlier versions do not know the new columns.
do $$ begin while fold_pendency_deltas(100000) > 0 loop end loop; end $$;
alter table pendency_delta add column type_id bigint not null; -- crosses owners: copied from the pendency
alter table pendency_delta add column created_month date not null; -- the month of creation in São Paulo
alter table pendency_delta add column reference_month date; -- null: the document refers to no month

-- Documents per month. Project 0 and supplier 0 are all of them, as in `pendency_count`.
create table pendency_month_count (
  contractor_id bigint not null,
  project_id bigint not null, -- crosses owners: 0 is all projects
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  plan text not null,
  created_month date not null,
  reference_month date not null, -- infinity: the document refers to no month
  is_settled boolean not null,
  total integer not null,
  -- The counters of hundreds of projects are read from the index alone.
  primary key (contractor_id, project_id, provider_id, plan, created_month, reference_month, is_settled) include (total)
);
-- Serves a supplier by an index-only scan.
create index pendency_month_count_provider on pendency_month_count (provider_id, project_id, plan, created_month)
  include (contractor_id, reference_month, is_settled, total);
alter table pendency_month_count enable row level security;
create policy read_either on pendency_month_count for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on pendency_month_count to emdia_app;

-- Irregular documents per document type.
create table pendency_type_count (
  contractor_id bigint not null,
  project_id bigint not null, -- crosses owners: 0 is all projects
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  plan text not null,
  type_id bigint not null, -- crosses owners: document types of the platform as well
  created_month date not null,
  total integer not null,
  primary key (contractor_id, project_id, provider_id, plan, type_id, created_month) include (total)
);
-- Serves a supplier by an index-only scan.
create index pendency_type_count_provider on pendency_type_count (provider_id, project_id, plan, type_id) include (contractor_id, created_month, total);
alter table pendency_type_count enable row level security;
create policy read_either on pendency_type_count for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on pendency_type_count to emdia_app;

create function is_settled(status text) returns boolean language sql immutable parallel safe
  return status in ('DONE', 'NEXT_DUE_DATE', 'NOT_APPLICABLE');
create function month_in_sao_paulo(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('month', at at time zone 'America/Sao_Paulo')::date;

-- The functions of the migration `rejected-mark`, with the new counters.
create or replace function fold_pendency_deltas(at_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare taken integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with deltas as (
    delete from public.pendency_delta d where d.id in (select id from public.pendency_delta order by id limit at_most for update skip locked)
    returning d.*
  ), split as (
    select d.*, g.at_project, g.at_provider from deltas d cross join lateral
      (values (d.project_id, d.provider_id), (d.project_id, 0), (0, d.provider_id), (0, 0)) g (at_project, at_provider)
  ), statuses as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, total)
      select contractor_id, at_project, at_provider, kind, has_month, plan, status, rejected, sum(change)::integer from split
      group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0
      on conflict (contractor_id, project_id, provider_id, plan, status, kind, has_month, rejected) do update set total = c.total + excluded.total
  ), months as (
    insert into public.pendency_month_count as c (contractor_id, project_id, provider_id, plan, created_month, reference_month, is_settled, total)
      select contractor_id, at_project, at_provider, plan, created_month, coalesce(reference_month, 'infinity'), public.is_settled(status), sum(change)::integer
      from split group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0
      on conflict (contractor_id, project_id, provider_id, plan, created_month, reference_month, is_settled) do update set total = c.total + excluded.total
  ), types as (
    insert into public.pendency_type_count as c (contractor_id, project_id, provider_id, plan, type_id, created_month, total)
      select contractor_id, at_project, at_provider, plan, type_id, created_month, sum(change)::integer from split
      where not public.is_settled(status) group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
      on conflict (contractor_id, project_id, provider_id, plan, type_id, created_month) do update set total = c.total + excluded.total
  )
  select count(*) into taken from deltas;
  return taken;
end $$;

-- Compares the month and type counters of a contractor with its pendencies and corrects them; returns the number of wrong counters.
create function mend_panel_counts(contractor bigint) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  months integer;
  types integer;
begin
  with counted as (
    select project_id, provider_id, plan, public.month_in_sao_paulo(created_at) as created_month, coalesce(reference_month, 'infinity') as reference_month,
        public.is_settled(status) as is_settled, count(*) as lacking
      from public.pendency where contractor_id = contractor and active group by 1, 2, 3, 4, 5, 6
    union all select project_id, provider_id, plan, created_month, coalesce(reference_month, 'infinity'), public.is_settled(status), -change
      from public.pendency_delta where contractor_id = contractor
  ), compared as (
    select g.project_id, g.provider_id, t.plan, t.created_month, t.reference_month, t.is_settled, t.lacking from counted t cross join lateral
      (values (t.project_id, t.provider_id), (t.project_id, 0), (0, t.provider_id), (0, 0)) g (project_id, provider_id)
    union all select project_id, provider_id, plan, created_month, reference_month, is_settled, -total
      from public.pendency_month_count where contractor_id = contractor
  ), wrong as (
    select project_id, provider_id, plan, created_month, reference_month, is_settled, sum(lacking)::integer as lacking from compared
    group by 1, 2, 3, 4, 5, 6 having sum(lacking) <> 0
  ), written as (
    insert into public.pendency_month_count as c (contractor_id, project_id, provider_id, plan, created_month, reference_month, is_settled, total)
      select contractor, project_id, provider_id, plan, created_month, reference_month, is_settled, lacking from wrong
      on conflict (contractor_id, project_id, provider_id, plan, created_month, reference_month, is_settled) do update set total = c.total + excluded.total
  )
  select count(*) into months from wrong;
  with counted as (
    select project_id, provider_id, plan, type_id, public.month_in_sao_paulo(created_at) as created_month, count(*) as lacking
      from public.pendency where contractor_id = contractor and active and not public.is_settled(status) group by 1, 2, 3, 4, 5
    union all select project_id, provider_id, plan, type_id, created_month, -change
      from public.pendency_delta where contractor_id = contractor and not public.is_settled(status)
  ), compared as (
    select g.project_id, g.provider_id, t.plan, t.type_id, t.created_month, t.lacking from counted t cross join lateral
      (values (t.project_id, t.provider_id), (t.project_id, 0), (0, t.provider_id), (0, 0)) g (project_id, provider_id)
    union all select project_id, provider_id, plan, type_id, created_month, -total from public.pendency_type_count where contractor_id = contractor
  ), wrong as (
    select project_id, provider_id, plan, type_id, created_month, sum(lacking)::integer as lacking from compared
    group by 1, 2, 3, 4, 5 having sum(lacking) <> 0
  ), written as (
    insert into public.pendency_type_count as c (contractor_id, project_id, provider_id, plan, type_id, created_month, total)
      select contractor, project_id, provider_id, plan, type_id, created_month, lacking from wrong
      on conflict (contractor_id, project_id, provider_id, plan, type_id, created_month) do update set total = c.total + excluded.total
  )
  select count(*) into types from wrong;
  return months + types;
end $$;
revoke all on function mend_panel_counts from public;

create or replace function mend_pendency_counts(contractor bigint) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare mended integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with counted as (
    select project_id, provider_id, kind, reference_month is not null as has_month, plan, status, rejected_at is not null as rejected,
        count(*) as lacking
      from public.pendency where contractor_id = contractor and active group by 1, 2, 3, 4, 5, 6, 7
    union all select project_id, provider_id, kind, has_month, plan, status, rejected, -change
      from public.pendency_delta where contractor_id = contractor
  ), compared as (
    select g.project_id, g.provider_id, t.kind, t.has_month, t.plan, t.status, t.rejected, t.lacking from counted t cross join lateral
      (values (t.project_id, t.provider_id), (t.project_id, 0), (0, t.provider_id), (0, 0)) g (project_id, provider_id)
    union all select project_id, provider_id, kind, has_month, plan, status, rejected, -total
      from public.pendency_count where contractor_id = contractor
  ), wrong as (
    select project_id, provider_id, kind, has_month, plan, status, rejected, sum(lacking)::integer as lacking from compared
    group by 1, 2, 3, 4, 5, 6, 7 having sum(lacking) <> 0
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, total)
      select contractor, project_id, provider_id, kind, has_month, plan, status, rejected, lacking from wrong
      on conflict (contractor_id, project_id, provider_id, plan, status, kind, has_month, rejected) do update set total = c.total + excluded.total
  )
  select count(*) into mended from wrong;
  return mended + public.mend_panel_counts(contractor);
end $$;

create or replace function count_new_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, type_id, created_month, reference_month,
      change)
    select contractor_id, project_id, provider_id, kind, reference_month is not null, plan, status, rejected_at is not null, type_id,
      public.month_in_sao_paulo(created_at), reference_month, count(*)
    from new_rows where active group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
  perform public.sum_up_workers(array_agg(distinct worker_id), array_agg(distinct contractor_id)) from new_rows
    where worker_id is not null and active having count(*) > 0;
  return null;
end $$;

create or replace function count_changed_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, type_id, created_month, reference_month,
      change)
    select contractor_id, project_id, provider_id, kind, month is not null, plan, status, rejected, type_id, created_month, month, sum(change) from (
      select n.contractor_id, n.project_id, n.provider_id, x.kind, x.month, n.plan, x.status, x.rejected_at is not null as rejected, n.type_id,
        public.month_in_sao_paulo(x.created_at) as created_month, x.change
      from new_rows n join old_rows o on o.id = n.id
        cross join lateral (values (o.kind, o.reference_month, o.status, o.rejected_at, o.created_at, o.active, -1),
            (n.kind, n.reference_month, n.status, n.rejected_at, n.created_at, n.active, 1))
          x (kind, month, status, rejected_at, created_at, counts, change)
      where x.counts and (n.kind, n.reference_month, n.status, n.rejected_at, n.created_at, n.active)
        is distinct from (o.kind, o.reference_month, o.status, o.rejected_at, o.created_at, o.active)) moved
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 having sum(change) <> 0;
  perform public.sum_up_workers(array_agg(distinct n.worker_id), array_agg(distinct n.contractor_id))
    from new_rows n join old_rows o on o.id = n.id
    where n.worker_id is not null and (n.status, n.active) is distinct from (o.status, o.active) having count(*) > 0;
  return null;
end $$;

-- Fills the counters for the pendencies that exist.
select mend_panel_counts(c.contractor_id) from (select distinct contractor_id from pendency) c;
