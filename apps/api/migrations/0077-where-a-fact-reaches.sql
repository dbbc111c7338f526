-- Why: where a fact reaches (movements, kinds of work and documents of somebody, who is kept out, what a danger or a training demands, a figure)
-- was looked for while it was written. Whoever was linked in the same moment stood in a transaction that nobody saw, and their job, which came
-- first, did not see the fact: what followed from both was asked for in the night. It is looked for once the fact is committed: of two at the
-- same time, the job of the later one sees the other.

create function ask_where_it_reaches(fact text, owner bigint, ids bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if cardinality(ids) = 0 or current_setting('emdia.asks_at_the_end', true) = 'on' then return; end if;
  perform public.enqueue('pendencies.reconcile-reached', json_build_object('fact', fact, 'ownerId', owner, 'ids', ids),
    'pendencies.reconcile-reached ' || fact || ' ' || owner || ' ' || md5(ids::text));
end $$;
revoke all on function ask_where_it_reaches from public;

-- The suppliers of projects that such a fact reaches, each of whom is asked for; of a danger, all of a project at once.
create function reconcile_reached(fact text, owner bigint, ids bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  case fact
    when 'workers' then
      perform public.ask_to_reconcile(l.contractor_id, l.project_id, l.provider_id)
        from (select distinct contractor_id, project_id, provider_id from public.project_worker where worker_id = any (ids)) l;
    when 'kinds of work' then
      perform public.reconcile_reached('workers', owner, array(select distinct worker_id from public.worker_activity_type
        where provider_id = owner and activity_type_id = any (ids)));
    when 'people kept out' then
      perform public.ask_to_reconcile(l.contractor_id, l.project_id, l.provider_id)
        from (select distinct pw.contractor_id, pw.project_id, pw.provider_id from public.worker w
          join public.project_worker pw on pw.provider_id = w.provider_id and pw.worker_id = w.id and pw.contractor_id = owner
          where w.person_id = any (ids)) l;
    when 'dangers' then
      perform public.ask_to_reconcile(l.contractor_id, l.project_id, null)
        from (select distinct contractor_id, project_id from public.project_risk_activity where activity_owner_id = owner and activity_id = any (ids)) l;
    when 'trainings' then
      perform public.reconcile_reached('dangers', a.owner_id, array_agg(distinct a.id)) from public.risk_activity_training t
        join public.risk_activity a on a.owner_id = t.owner_id and a.id = t.risk_activity_id and a.version = t.version
        where t.training_id = any (ids) group by a.owner_id;
    when 'figures' then
      perform public.ask_to_reconcile(p.contractor_id, p.id, null) from public.project p
        where not p.is_draft and p.state <> 'removed' and (0 = any (ids) or p.contractor_id = any (ids));
  end case;
end $$;
revoke all on function reconcile_reached from public;
grant execute on function reconcile_reached to emdia_app; -- it tells nothing, and asks for what is right in any case

create or replace function reconcile_workers_of() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('workers', 0, array(select distinct worker_id from changed_rows));
  return null;
end $$;

create or replace function reconcile_changed_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('workers', 0, array(select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.regime, n.person_id) is distinct from (o.regime, o.person_id)));
  return null;
end $$;
drop function ask_to_reconcile_workers;

create or replace function reconcile_activity_types() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('kinds of work', c.provider_id, array_agg(distinct c.activity_type_id)) from changed_rows c group by c.provider_id;
  return null;
end $$;

create or replace function reconcile_turned_activity_types() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('kinds of work', n.provider_id, array_agg(n.id))
    from new_rows n join old_rows o on o.id = n.id and o.status <> n.status group by n.provider_id;
  return null;
end $$;

create or replace function reconcile_restricted() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('people kept out', c.contractor_id, array_agg(distinct c.person_id)) from changed_rows c group by c.contractor_id;
  return null;
end $$;

create or replace function reconcile_risks() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('dangers', n.owner_id, array_agg(n.id))
    from new_rows n join old_rows o on o.id = n.id and (o.version, o.retired) <> (n.version, n.retired) group by n.owner_id;
  return null;
end $$;

create or replace function reconcile_trainings() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('trainings', 0, array(select n.id from new_rows n
    join old_rows o on o.id = n.id and (o.document_owner_id, o.document_type_id) <> (n.document_owner_id, n.document_type_id)));
  return null;
end $$;

create or replace function reconcile_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('figures', 0, array(select distinct owner_id from new_rows));
  return null;
end $$;

create or replace function reconcile_changed_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('figures', 0, array(select distinct n.owner_id from new_rows n join old_rows o on o.id = n.id where o.value <> n.value));
  return null;
end $$;
drop function ask_to_reconcile_owners;

-- Whether any job of a kind waits or runs: whose it is may not be known yet.
create function is_kind_asked_for(task text) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from graphile_worker.jobs j where j.task_identifier = task and j.attempts < j.max_attempts);
end $$;
revoke all on function is_kind_asked_for from public;
grant execute on function is_kind_asked_for to emdia_app;
