-- Why: a figure of the platform reaches every project there is, and a danger most of a contractor's. They were asked for in one statement, which may
-- take ten seconds and took longer from some tens of thousands on: eight times in vain, and then nobody asked before the next midnight. They are
-- asked for some at a time, by their numbers; what is told is the last of them, or nothing when that was all. And a figure that is counted in
-- another unit is another figure.
drop function reconcile_reached(text, bigint, bigint[]);
create function reconcile_reached(fact text, owner bigint, ids bigint[], behind bigint, at_once integer) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  reached record;
  asked integer := 0;
begin
  if fact = 'dangers' or fact = 'figures' then
    for reached in
      select distinct l.contractor_id, l.project_id from public.project_risk_activity l
        where fact = 'dangers' and l.activity_owner_id = owner and l.activity_id = any (ids) and l.project_id > behind
      union all
      select p.contractor_id, p.id from public.project p
        where fact = 'figures' and not p.is_draft and p.state <> 'removed' and (0 = any (ids) or p.contractor_id = any (ids)) and p.id > behind
      order by project_id limit at_once
    loop
      perform public.ask_to_reconcile(reached.contractor_id, reached.project_id, null);
      asked := asked + 1;
    end loop;
    return case when asked = at_once then reached.project_id end;
  end if;
  case fact
    when 'workers' then
      perform public.ask_to_reconcile(l.contractor_id, l.project_id, l.provider_id)
        from (select distinct contractor_id, project_id, provider_id from public.project_worker where worker_id = any (ids)) l;
    when 'kinds of work' then
      perform public.reconcile_reached('workers', owner, array(select distinct worker_id from public.worker_activity_type
        where provider_id = owner and activity_type_id = any (ids)), 0, at_once);
    when 'people kept out' then
      perform public.ask_to_reconcile(l.contractor_id, l.project_id, l.provider_id)
        from (select distinct pw.contractor_id, pw.project_id, pw.provider_id from public.worker w
          join public.project_worker pw on pw.provider_id = w.provider_id and pw.worker_id = w.id and pw.contractor_id = owner
          where w.person_id = any (ids)) l;
    when 'trainings' then
      perform public.ask_where_it_reaches('dangers', a.owner_id, array_agg(distinct a.id)) from public.risk_activity_training t
        join public.risk_activity a on a.owner_id = t.owner_id and a.id = t.risk_activity_id and a.version = t.version
        where t.training_id = any (ids) group by a.owner_id;
  end case;
  return null;
end $$;
revoke all on function reconcile_reached from public;
grant execute on function reconcile_reached to emdia_app; -- it tells the number of a project, and asks for what is right in any case

create or replace function reconcile_changed_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('figures', 0, array(select distinct n.owner_id from new_rows n join old_rows o on o.id = n.id
    where (o.value, o.unit) <> (n.value, n.unit)));
  return null;
end $$;
