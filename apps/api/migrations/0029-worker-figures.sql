-- The pendency figures of a worker (total and most urgent status per plan), copied to worker, contractor_worker and project_worker, and the
-- triggers on pendency that maintain them together with the counters.

-- The figures of a worker: over all contractors, one contractor or one project.
create function pendency_summary(provider bigint, worker bigint, contractor bigint, project bigint)
  returns table (total integer, ssma text, stp text) language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select count(*) filter (where p.status not in ('DONE', 'NOT_APPLICABLE', 'NEXT_DUE_DATE'))::integer,
      (array_agg(p.status order by public.pendency_urgency(p.status)) filter (where p.plan = 'SSMA'))[1],
      (array_agg(p.status order by public.pendency_urgency(p.status)) filter (where p.plan = 'STP'))[1]
    from public.pendency p
    where p.provider_id = provider and p.worker_id = worker and p.active
      and (contractor is null or p.contractor_id = contractor) and (project is null or p.project_id = project);
  end;
revoke all on function pendency_summary from public;

-- Recomputes the figures of workers, for these contractors or (null) for all, and returns how many changed. Locks the workers first, in the order
-- of ids: two transactions that each counted before the other committed would store a stale figure. Sets emdia.sums_only for its statements, so
-- that the triggers on changed workers and links do not run: nothing else follows from a figure. The setting is made inside, because a `set`
-- clause with a custom setting requires a superuser.
create function sum_up_workers(workers bigint[], contractors bigint[]) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare written integer; more integer; sums_only text := current_setting('emdia.sums_only', true);
begin
  perform set_config('emdia.sums_only', 'on', true);
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
  perform set_config('emdia.sums_only', coalesce(sums_only, ''), true);
  return written + more;
end $$;
revoke all on function sum_up_workers from public;

-- Computes the figures of a new link, for which documents may exist from an earlier link.
create function sum_up_new_links() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.sum_up_workers(array_agg(distinct worker_id), array_agg(distinct contractor_id)) from new_rows having count(*) > 0;
  return null;
end $$;
revoke all on function sum_up_new_links from public;
create trigger sum_up_new_links after insert on project_worker
  referencing new table as new_rows for each statement execute function sum_up_new_links();

-- Recomputes the figures of the next at_most workers; returns the last id and how many figures were wrong.
create function mend_worker_figures(after bigint, at_most integer, out last bigint, out mended integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare workers bigint[];
begin
  select array_agg(w.id), max(w.id) into workers, last from (select id from public.worker where id > after order by id limit at_most) w;
  mended := coalesce(public.sum_up_workers(workers, null), 0);
end $$;
revoke all on function mend_worker_figures from public;
grant execute on function mend_worker_figures to emdia_sweep;

-- Appends one delta per supplier, plan and status, and recomputes each worker once per statement.
create function count_new_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, change)
    select contractor_id, project_id, provider_id, kind, reference_month is not null, plan, status, count(*)
    from new_rows where active group by 1, 2, 3, 4, 5, 6, 7;
  perform public.sum_up_workers(array_agg(distinct worker_id), array_agg(distinct contractor_id)) from new_rows
    where worker_id is not null and active having count(*) > 0;
  return null;
end $$;
revoke all on function count_new_pendencies from public;
create trigger count_new after insert on pendency referencing new table as new_rows for each statement execute function count_new_pendencies();

-- The same for changed rows. Workers are recomputed also when the deltas of a project cancel out. Custom plan, because the sizes of the
-- transition tables differ between statements.
create function count_changed_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
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
revoke all on function count_changed_pendencies from public;
create trigger count_changed after update on pendency
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_pendencies();
