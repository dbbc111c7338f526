-- Why: where as much was put to rest as was woken, the sums of a project stayed as they were, and nobody was summed up: who was woken seemed to have
-- nothing, and who rested everything.

-- As before (0052), but whether anybody is summed up does not depend on the sums.
create or replace function count_changed_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
declare workers bigint[];
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, change)
    select contractor_id, project_id, provider_id, kind, has_month, plan, status, sum(change) from (
      select n.contractor_id, n.project_id, n.provider_id, x.kind, x.month is not null as has_month, n.plan, x.status, x.change
      from new_rows n join old_rows o on o.id = n.id
        cross join lateral (values (o.kind, o.reference_month, o.status, o.active, -1), (n.kind, n.reference_month, n.status, n.active, 1))
          x (kind, month, status, counts, change)
      where x.counts and (n.kind, n.reference_month, n.status, n.active) is distinct from (o.kind, o.reference_month, o.status, o.active)) moved
    group by 1, 2, 3, 4, 5, 6, 7 having sum(change) <> 0;
  workers := array(select distinct n.worker_id from new_rows n join old_rows o on o.id = n.id
    where n.worker_id is not null and (n.status, n.active) is distinct from (o.status, o.active));
  if cardinality(workers) > 0 then
    perform public.sum_up_workers(workers);
  end if;
  return null;
end $$;
