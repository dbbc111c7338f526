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
  primary key (contractor_id, project_id, provider_id, plan, status, kind, has_month)
);
-- Serves the counts of a supplier by an index-only scan.
create index pendency_count_provider on pendency_count (provider_id, project_id, plan, status) include (contractor_id, kind, has_month, total);
alter table pendency_count enable row level security;
create policy read_either on pendency_count for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on pendency_count to emdia_app;

-- Sums of the counts that most lists read, one row with a column per plan and status: per contractor, project,
-- supplier, and supplier over all contractors.
create table pendency_sum (
  contractor_id bigint not null, -- crosses owners: shared by contractor and provider; 0 is all contractors of the provider
  project_id bigint not null, -- crosses owners: 0 is all projects
  provider_id bigint not null, -- crosses owners: shared by contractor and provider; 0 is all providers
  kind text not null, -- '' is all kinds
  months text not null check (months in ('', 'none')), -- '' is with and without a month
  stp_open integer not null,
  stp_in_revision integer not null,
  stp_done integer not null,
  stp_not_applicable integer not null,
  stp_next_due_date integer not null,
  stp_expired integer not null,
  stp_support integer not null,
  stp_pre_analysis integer not null,
  stp_pre_rejected integer not null,
  ssma_open integer not null,
  ssma_in_revision integer not null,
  ssma_done integer not null,
  ssma_not_applicable integer not null,
  ssma_next_due_date integer not null,
  ssma_expired integer not null,
  ssma_support integer not null,
  ssma_pre_analysis integer not null,
  ssma_pre_rejected integer not null,
  -- The project sums of a contractor are adjacent.
  primary key (contractor_id, kind, months, project_id, provider_id)
);
-- Index-only scan for the sums of many projects.
create index pendency_sum_of_project on pendency_sum (contractor_id, project_id) include (provider_id,
    stp_open, stp_in_revision, stp_done, stp_not_applicable, stp_next_due_date, stp_expired, stp_support, stp_pre_analysis, stp_pre_rejected,
    ssma_open, ssma_in_revision, ssma_done, ssma_not_applicable, ssma_next_due_date, ssma_expired, ssma_support, ssma_pre_analysis, ssma_pre_rejected)
  where provider_id = 0 and kind = '' and months = '';
alter table pendency_sum enable row level security;
create policy read_either on pendency_sum for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on pendency_sum to emdia_app;

-- Rewrites the sums of these projects and suppliers, where they changed, and returns how many did. The supplier is compared by `between`, because
-- with `=` the planner uses the index of suppliers and not the primary key.
create function sum_up_pendencies(contractors bigint[], projects bigint[], providers bigint[]) returns integer
  language sql set search_path = pg_catalog, pg_temp set work_mem = '64MB'
  begin atomic
    with touched as (select * from unnest(contractors, projects, providers) t (contractor_id, project_id, provider_id)),
    counted as (
      select c.contractor_id, c.project_id, c.provider_id, c.kind, c.has_month, c.plan, c.status, c.total
      from (select contractor_id, 0 as project_id, 0 as provider_id from touched union select contractor_id, project_id, 0 from touched
          union select contractor_id, 0, provider_id from touched) k
        join public.pendency_count c on c.contractor_id = k.contractor_id and c.project_id = k.project_id
          and c.provider_id between k.provider_id and k.provider_id
      union all
      select 0, 0, c.provider_id, c.kind, c.has_month, c.plan, c.status, c.total
      from (select distinct provider_id from touched where provider_id > 0) k join public.pendency_count c on c.provider_id = k.provider_id and c.project_id = 0
    ), written as (insert into public.pendency_sum as t (contractor_id, project_id, provider_id, kind, months,
        stp_open, stp_in_revision, stp_done, stp_not_applicable, stp_next_due_date, stp_expired, stp_support, stp_pre_analysis, stp_pre_rejected,
        ssma_open, ssma_in_revision, ssma_done, ssma_not_applicable, ssma_next_due_date, ssma_expired, ssma_support, ssma_pre_analysis,
        ssma_pre_rejected)
      select c.contractor_id, c.project_id, c.provider_id, coalesce(c.kind, ''), case when not c.has_month then 'none' else '' end,
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'OPEN'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'IN_REVISION'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'DONE'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'NOT_APPLICABLE'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'NEXT_DUE_DATE'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'EXPIRED'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'SUPPORT'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'PRE_ANALYSIS'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'STP' and c.status = 'PRE_REJECTED'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'OPEN'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'IN_REVISION'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'DONE'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'NOT_APPLICABLE'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'NEXT_DUE_DATE'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'EXPIRED'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'SUPPORT'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'PRE_ANALYSIS'), 0),
        coalesce(sum(c.total) filter (where c.plan = 'SSMA' and c.status = 'PRE_REJECTED'), 0)
      from counted c group by c.contractor_id, c.project_id, c.provider_id, grouping sets ((c.kind, c.has_month), (c.kind), (c.has_month), ())
      having c.has_month is not true
      on conflict (contractor_id, project_id, provider_id, kind, months) do update set
        stp_open = excluded.stp_open, stp_in_revision = excluded.stp_in_revision, stp_done = excluded.stp_done,
        stp_not_applicable = excluded.stp_not_applicable, stp_next_due_date = excluded.stp_next_due_date, stp_expired = excluded.stp_expired,
        stp_support = excluded.stp_support, stp_pre_analysis = excluded.stp_pre_analysis, stp_pre_rejected = excluded.stp_pre_rejected,
        ssma_open = excluded.ssma_open, ssma_in_revision = excluded.ssma_in_revision, ssma_done = excluded.ssma_done,
        ssma_not_applicable = excluded.ssma_not_applicable, ssma_next_due_date = excluded.ssma_next_due_date, ssma_expired = excluded.ssma_expired,
        ssma_support = excluded.ssma_support, ssma_pre_analysis = excluded.ssma_pre_analysis, ssma_pre_rejected = excluded.ssma_pre_rejected
      where t is distinct from excluded
      returning 1)
    select count(*)::integer from written;
  end;
revoke all on function sum_up_pendencies from public;

-- Folds up to at_most deltas into counts and sums. The advisory lock makes two jobs run one after the other; `skip locked` ignores deltas
-- that another transaction has locked.
create function fold_pendency_deltas(at_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare taken integer; contractors bigint[]; projects bigint[]; providers bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with gone as (
    delete from public.pendency_delta d where d.id in (select id from public.pendency_delta order by id limit at_most for update skip locked)
    returning d.contractor_id, d.project_id, d.provider_id, d.kind, d.has_month, d.plan, d.status, d.change
  ), summed as (
    select contractor_id, project_id, provider_id, kind, has_month, plan, status, sum(change)::integer as change from (
      select contractor_id, g.project_id, g.provider_id, kind, has_month, plan, status, change from gone cross join lateral
        (values (gone.project_id, gone.provider_id), (gone.project_id, 0), (0, gone.provider_id), (0, 0)) g (project_id, provider_id)) every
    group by 1, 2, 3, 4, 5, 6, 7
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, kind, has_month, plan, status, total)
      select contractor_id, project_id, provider_id, kind, has_month, plan, status, change from summed where change <> 0
      on conflict (contractor_id, project_id, provider_id, plan, status, kind, has_month) do update set total = c.total + excluded.total
  ), touched as (select distinct contractor_id, project_id, provider_id from gone)
  select (select count(*) from gone), array_agg(contractor_id), array_agg(project_id), array_agg(provider_id)
    into taken, contractors, projects, providers from touched;
  perform public.sum_up_pendencies(contractors, projects, providers);
  return taken;
end $$;
revoke all on function fold_pendency_deltas from public;
grant execute on function fold_pendency_deltas to emdia_sweep;

-- Compares the counts of a contractor with its rows and corrects them; returns how many were wrong. Deltas are part of the comparison, in one
-- statement, so that a concurrent change is seen with its delta or not at all.
create function mend_pendency_counts(contractor bigint) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare mended integer; projects bigint[]; providers bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with there as (
    select project_id, provider_id, kind, reference_month is not null as has_month, plan, status, count(*) as lacking
      from public.pendency where contractor_id = contractor and active group by 1, 2, 3, 4, 5, 6
    union all select project_id, provider_id, kind, has_month, plan, status, -change from public.pendency_delta where contractor_id = contractor
  ), every as (
    select g.project_id, g.provider_id, t.kind, t.has_month, t.plan, t.status, t.lacking from there t cross join lateral
      (values (t.project_id, t.provider_id), (t.project_id, 0), (0, t.provider_id), (0, 0)) g (project_id, provider_id)
    union all select project_id, provider_id, kind, has_month, plan, status, -total from public.pendency_count where contractor_id = contractor
  ), wrong as (
    select project_id, provider_id, kind, has_month, plan, status, sum(lacking)::integer as lacking from every group by 1, 2, 3, 4, 5, 6 having sum(lacking) <> 0
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, kind, has_month, plan, status, total)
      select contractor, project_id, provider_id, kind, has_month, plan, status, lacking from wrong
      on conflict (contractor_id, project_id, provider_id, plan, status, kind, has_month) do update set total = c.total + excluded.total
  )
  select count(*) into mended from wrong;
  select coalesce(array_agg(project_id), '{}'), coalesce(array_agg(provider_id), '{}') into projects, providers
    from (select distinct project_id, provider_id from public.pendency_count where contractor_id = contractor) c;
  return mended + public.sum_up_pendencies(array_fill(contractor, array[cardinality(projects)]), projects, providers);
end $$;
revoke all on function mend_pendency_counts from public;
grant execute on function mend_pendency_counts to emdia_sweep;
