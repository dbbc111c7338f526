-- Why: after midnight the sums of what had turned took twelve seconds for each ten thousand changes, and until they were told every list added
-- the changes up by itself: each sum of a contractor was looked for among those that all contractors have of a supplier.

-- As before (0052). A supplier is told as from one to the same: said to be equal, the index of suppliers would be taken for the key of the sums.
create or replace function sum_up_pendencies(contractors bigint[], projects bigint[], providers bigint[]) returns integer
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
