-- Why: two who changed documents of the same worker at once each counted before the other was done, and whoever wrote last wrote what had been:
-- a worker was told to have documents open that were all approved, until one of them changed again.

-- As before (0024, 0045, 0047), but whoever sums up a worker waits for whoever is doing so, and counts then. It answers how many figures changed.
drop function sum_up_workers;
create function sum_up_workers(workers bigint[]) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set emdia.sums_only = 'on'
as $$
declare written integer; more integer;
begin
  perform w.id from public.worker w where w.id = any (workers) order by w.id for no key update;
  update public.project_worker t set has_pendencies = s.total > 0, pendency_total = s.total, status_ssma = s.ssma, status_stp = s.stp
    from (select pw.contractor_id, pw.id, x.* from public.worker w
      join public.project_worker pw on pw.provider_id = w.provider_id and pw.worker_id = w.id
      cross join lateral public.pendency_summary(w.provider_id, w.id, pw.contractor_id, pw.project_id) x where w.id = any (workers)) s
    where t.contractor_id = s.contractor_id and t.id = s.id
      and (t.pendency_total, t.status_ssma, t.status_stp) is distinct from (s.total, s.ssma, s.stp);
  get diagnostics written = row_count;
  update public.contractor_worker t set has_pendencies = s.total > 0, pendency_total = s.total, status_ssma = s.ssma, status_stp = s.stp
    from (select cw.contractor_id, cw.worker_id, x.* from public.worker w
      join public.contractor_worker cw on cw.provider_id = w.provider_id and cw.worker_id = w.id
      cross join lateral public.pendency_summary(w.provider_id, w.id, cw.contractor_id, null) x where w.id = any (workers)) s
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

-- Sums up some workers behind one of them: up to which of them, nobody where there are no more, and how many figures were wrong.
create function mend_worker_figures(after bigint, at_most integer, out last bigint, out mended integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare workers bigint[];
begin
  select array_agg(w.id), max(w.id) into workers, last from (select id from public.worker where id > after order by id limit at_most) w;
  mended := coalesce(public.sum_up_workers(workers), 0);
end $$;
revoke all on function mend_worker_figures from public;
grant execute on function mend_worker_figures to emdia_sweep;
