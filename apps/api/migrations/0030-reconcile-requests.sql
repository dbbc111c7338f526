-- Requests to reconcile: a changed fact enqueues a job that compares the required pendencies with the existing ones.

-- Enqueues the job of a project, for one supplier or (null) for all. The job key deduplicates waiting jobs. A transaction that loads the demo
-- world sets emdia.asks_at_the_end and enqueues at its end.
create function ask_to_reconcile(contractor bigint, project bigint, provider bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('emdia.asks_at_the_end', true) = 'on' then return; end if;
  perform public.enqueue('pendencies.reconcile-project', json_build_object('contractorId', contractor, 'projectId', project, 'providerId', provider),
    'pendencies.reconcile-project ' || project || ' ' || coalesce(provider::text, 'all'));
end $$;
revoke all on function ask_to_reconcile from public;

-- Enqueues a job that looks up the projects that a fact affects. After the commit, because a concurrent transaction may link a worker at the same
-- time: of the two, the later job sees both changes.
create function ask_where_it_reaches(fact text, owner bigint, ids bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if cardinality(ids) = 0 or current_setting('emdia.asks_at_the_end', true) = 'on' then return; end if;
  perform public.enqueue('pendencies.reconcile-reached', json_build_object('fact', fact, 'ownerId', owner, 'ids', ids),
    'pendencies.reconcile-reached ' || fact || ' ' || owner || ' ' || md5(ids::text));
end $$;
revoke all on function ask_where_it_reaches from public;

-- Enqueues the jobs of the projects that a fact affects. Facts that reach many projects are processed in batches of at_once, because one statement
-- for all of them exceeds the statement timeout: returns the last project of a batch, or null at the end. A call from outside the scope is
-- harmless: it reveals one project id and enqueues idempotent jobs.
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
grant execute on function reconcile_reached to emdia_app;
