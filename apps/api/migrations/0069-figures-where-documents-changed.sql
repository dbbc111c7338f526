-- Why: where a contractor's documents turned at midnight, their workers were summed up for every other contractor who sees them as well, and of five
-- thousand documents that took longer than a statement may: the daily job ended there, and what had expired was told as valid.

-- As before (0059), but only for these contractors, or for all where none are told. What all together ask of a worker is summed up always.
drop function sum_up_workers;
create function sum_up_workers(workers bigint[], contractors bigint[]) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set emdia.sums_only = 'on'
as $$
declare written integer; more integer;
begin
  perform w.id from public.worker w where w.id = any (workers) order by w.id for no key update;
  update public.project_worker t set has_pendencies = s.total > 0, pendency_total = s.total, status_ssma = s.ssma, status_stp = s.stp
    from (select pw.contractor_id, pw.id, x.* from public.worker w
      join public.project_worker pw on pw.provider_id = w.provider_id and pw.worker_id = w.id
      cross join lateral public.pendency_summary(w.provider_id, w.id, pw.contractor_id, pw.project_id) x
      where w.id = any (workers) and (contractors is null or pw.contractor_id = any (contractors))) s
    where t.contractor_id = s.contractor_id and t.id = s.id
      and (t.pendency_total, t.status_ssma, t.status_stp) is distinct from (s.total, s.ssma, s.stp);
  get diagnostics written = row_count;
  update public.contractor_worker t set has_pendencies = s.total > 0, pendency_total = s.total, status_ssma = s.ssma, status_stp = s.stp
    from (select cw.contractor_id, cw.worker_id, x.* from public.worker w
      join public.contractor_worker cw on cw.provider_id = w.provider_id and cw.worker_id = w.id
      cross join lateral public.pendency_summary(w.provider_id, w.id, cw.contractor_id, null) x
      where w.id = any (workers) and (contractors is null or cw.contractor_id = any (contractors))) s
    where t.contractor_id = s.contractor_id and t.worker_id = s.worker_id
      and (t.pendency_total, t.status_ssma, t.status_stp) is distinct from (s.total, s.ssma, s.stp);
  get diagnostics more = row_count;
  written := written + more;
  update public.worker t set has_pendencies = s.total > 0, pendency_total = s.total, status_ssma = s.ssma, status_stp = s.stp
    from (select w.provider_id, w.id, x.* from public.worker w
      cross join lateral public.pendency_summary(w.provider_id, w.id, null, null) x where w.id = any (workers)) s
    where t.provider_id = s.provider_id and t.id = s.id
      and (t.pendency_total, t.status_ssma, t.status_stp) is distinct from (s.total, s.ssma, s.stp);
  get diagnostics more = row_count;
  return written + more;
end $$;
revoke all on function sum_up_workers from public;

create or replace function count_new_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, change)
    select contractor_id, project_id, provider_id, kind, reference_month is not null, plan, status, count(*)
    from new_rows where active group by 1, 2, 3, 4, 5, 6, 7;
  perform public.sum_up_workers(array_agg(distinct worker_id), array_agg(distinct contractor_id)) from new_rows
    where worker_id is not null and active having count(*) > 0;
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
  perform public.sum_up_workers(array_agg(distinct n.worker_id), array_agg(distinct n.contractor_id))
    from new_rows n join old_rows o on o.id = n.id
    where n.worker_id is not null and (n.status, n.active) is distinct from (o.status, o.active) having count(*) > 0;
  return null;
end $$;

create or replace function sum_up_new_links() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.sum_up_workers(array_agg(distinct worker_id), array_agg(distinct contractor_id)) from new_rows having count(*) > 0;
  return null;
end $$;

create or replace function mend_worker_figures(after bigint, at_most integer, out last bigint, out mended integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare workers bigint[];
begin
  select array_agg(w.id), max(w.id) into workers, last from (select id from public.worker where id > after order by id limit at_most) w;
  mended := coalesce(public.sum_up_workers(workers, null), 0);
end $$;

-- The figures are in no index: where a page has room for them, they are written without writing any index of the row.
alter table project_worker set (fillfactor = 90);
alter table contractor_worker set (fillfactor = 90);
alter table worker set (fillfactor = 90);
