-- Why: what is asked of a supplier is written in several statements, and each held the workers that it told something of in their order: those of a
-- later statement might stand before those of an earlier one. Whoever moved documents of the same workers meanwhile, or asked for them in another
-- project, could wait for what waited for them: a request was answered late, and of a job a portion was thrown away. All are held before the first.
create function hold_workers_of(pendencies bigint[], workers bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform w.id from public.worker w
    where w.id = any (workers || array(select p.worker_id from public.pendency p where p.id = any (pendencies) and p.worker_id is not null))
    order by w.id for no key update;
end $$;
revoke all on function hold_workers_of from public;
grant execute on function hold_workers_of to emdia_app; -- it tells nothing, and lets go with the transaction
