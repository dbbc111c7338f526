-- Why: a kind of documents was counted again for each list of it. Of 400 projects that took three times as long as a page, and no further than
-- 1,000 were counted; and so it was of what has no month of reference. The sums tell kinds apart, and whether there is a month: each by
-- itself, and where a row holds every plan and status, together as well.
truncate pendency_delta, pendency_count, pendency_sum;

alter table pendency_delta add kind text not null, add has_month boolean not null;

alter table pendency_count add kind text not null, add has_month boolean not null,
  drop constraint pendency_count_pkey, add primary key (contractor_id, project_id, provider_id, plan, status, kind, has_month);
drop index pendency_count_provider;
create index pendency_count_provider on pendency_count (provider_id, project_id, plan, status) include (contractor_id, kind, has_month, total);
drop index pendency_count_together;

alter table pendency_sum
  add kind text not null, -- '' is all kinds together
  add months text not null check (months in ('', 'none')), -- '' is with and without a month together
  drop constraint pendency_sum_pkey, add primary key (contractor_id, project_id, provider_id, kind, months);

create or replace function count_new_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, change)
    select contractor_id, project_id, provider_id, kind, reference_month is not null, plan, status, count(*)
    from new_rows where active group by 1, 2, 3, 4, 5, 6, 7;
  perform public.sum_up_workers(array(select distinct worker_id from new_rows where worker_id is not null and active));
  return null;
end $$;

create or replace function count_changed_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, change)
    select contractor_id, project_id, provider_id, kind, has_month, plan, status, sum(change) from (
      select n.contractor_id, n.project_id, n.provider_id, x.kind, x.month is not null as has_month, n.plan, x.status, x.change
      from new_rows n join old_rows o on o.id = n.id
        cross join lateral (values (o.kind, o.reference_month, o.status, o.active, -1), (n.kind, n.reference_month, n.status, n.active, 1))
          x (kind, month, status, counts, change)
      where x.counts and (n.kind, n.reference_month, n.status, n.active) is distinct from (o.kind, o.reference_month, o.status, o.active)) moved
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0;
  if found then
    perform public.sum_up_workers(array(select distinct n.worker_id from new_rows n join old_rows o on o.id = n.id
      where n.worker_id is not null and (n.status, n.active) is distinct from (o.status, o.active)));
  end if;
  return null;
end $$;

-- Writes the sums in which these projects and suppliers of these contractors are counted. Nothing is written where nothing changed; it
-- answers how many were.
create or replace function sum_up_pendencies(contractors bigint[], projects bigint[], providers bigint[]) returns integer
  language sql set search_path = pg_catalog, pg_temp
  begin atomic
    with touched as (select * from unnest(contractors, projects, providers) t (contractor_id, project_id, provider_id)),
    counted as (
      select c.contractor_id, c.project_id, c.provider_id, c.kind, c.has_month, c.plan, c.status, c.total
      from (select contractor_id, 0 as project_id, 0 as provider_id from touched union select contractor_id, project_id, 0 from touched
          union select contractor_id, 0, provider_id from touched) k
        join public.pendency_count c on c.contractor_id = k.contractor_id and c.project_id = k.project_id and c.provider_id = k.provider_id
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

create or replace function fold_pendency_deltas(at_most integer) returns integer
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

create or replace function mend_pendency_counts(contractor bigint) returns integer
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

select mend_pendency_counts(contractor_id) from (select distinct contractor_id from pendency) c;
