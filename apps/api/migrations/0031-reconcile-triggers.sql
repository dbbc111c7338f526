-- The triggers that request a reconciliation, one function per kind of fact. A use case cannot forget them.
-- All are statement-level, so a statement that changes thousands of rows enqueues one job per project and supplier.

-- State, dates or draft flag of a project.
create function reconcile_changed_project() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(n.contractor_id, n.id, null) from new_rows n join old_rows o on o.id = n.id
    where not n.is_draft and (n.state, n.start_date, n.end_date, n.is_draft) is distinct from (o.state, o.start_date, o.end_date, o.is_draft);
  return null;
end $$;
revoke all on function reconcile_changed_project from public;
create trigger reconcile_changed after update on project
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_changed_project();

-- Plans, risk activities and requirements of a project.
create function reconcile_project_of() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(p.contractor_id, p.id, null) from (select distinct contractor_id, project_id from changed_rows) c
    join public.project p on p.contractor_id = c.contractor_id and p.id = c.project_id where not p.is_draft;
  return null;
end $$;
revoke all on function reconcile_project_of from public;
create trigger reconcile_new after insert on project_plan
  referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_changed after update on project_plan
  referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_new after insert on project_requirement
  referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_changed after update on project_requirement
  referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_new after insert on project_risk_activity
  referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_gone after delete on project_risk_activity
  referencing old table as changed_rows for each statement execute function reconcile_project_of();

-- Links of suppliers and of workers.
create function reconcile_supplier_of() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(c.contractor_id, c.project_id, c.provider_id)
    from (select distinct contractor_id, project_id, provider_id from changed_rows) c;
  return null;
end $$;
revoke all on function reconcile_supplier_of from public;
create trigger reconcile_new after insert on project_company
  referencing new table as changed_rows for each statement execute function reconcile_supplier_of();
create trigger reconcile_gone after delete on project_company
  referencing old table as changed_rows for each statement execute function reconcile_supplier_of();
create trigger reconcile_new after insert on project_worker
  referencing new table as changed_rows for each statement execute function reconcile_supplier_of();

-- Dates of a worker's link. Custom plan, because the sizes of the transition tables differ between statements.
create function reconcile_changed_links() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  perform public.ask_to_reconcile(c.contractor_id, c.project_id, c.provider_id)
    from (select distinct n.contractor_id, n.project_id, n.provider_id from new_rows n join old_rows o on o.id = n.id
      where (n.hiring_date, n.end_date) is distinct from (o.hiring_date, o.end_date)) c;
  return null;
end $$;
revoke all on function reconcile_changed_links from public;
-- Does not run for figures: see sum_up_workers.
create trigger reconcile_changed after update on project_worker
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.sums_only', true) is distinct from 'on') execute function reconcile_changed_links();

-- Plans of a supplier in a project.
create function reconcile_plan_of_supplier() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(pc.contractor_id, pc.project_id, pc.provider_id)
    from (select distinct contractor_id, project_company_id from changed_rows) c
    join public.project_company pc on pc.contractor_id = c.contractor_id and pc.id = c.project_company_id;
  return null;
end $$;
revoke all on function reconcile_plan_of_supplier from public;
create trigger reconcile_new after insert on project_company_plan
  referencing new table as changed_rows for each statement execute function reconcile_plan_of_supplier();
create trigger reconcile_changed after update on project_company_plan
  referencing new table as changed_rows for each statement execute function reconcile_plan_of_supplier();

-- Exceptions of a requirement.
create function reconcile_exception() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(c.contractor_id, r.project_id, c.provider_id)
    from (select distinct contractor_id, requirement_id, provider_id from changed_rows) c
    join public.project_requirement r on r.contractor_id = c.contractor_id and r.id = c.requirement_id;
  return null;
end $$;
revoke all on function reconcile_exception from public;
create trigger reconcile_new after insert on project_requirement_exception
  referencing new table as changed_rows for each statement execute function reconcile_exception();
create trigger reconcile_gone after delete on project_requirement_exception
  referencing old table as changed_rows for each statement execute function reconcile_exception();

-- Movements, kinds of work and former regimes of workers.
create function reconcile_workers_of() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('workers', 0, array(select distinct worker_id from changed_rows));
  return null;
end $$;
revoke all on function reconcile_workers_of from public;
create trigger reconcile_new after insert on movement
  referencing new table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_changed after update on movement
  referencing new table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_gone after delete on movement
  referencing old table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_new after insert on worker_activity_type
  referencing new table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_gone after delete on worker_activity_type
  referencing old table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_new after insert on former_regime
  referencing new table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_gone after delete on former_regime
  referencing old table as changed_rows for each statement execute function reconcile_workers_of();

-- Regime and person of a worker: restrictions follow from the person.
create function reconcile_changed_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('workers', 0, array(select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.regime, n.person_id) is distinct from (o.regime, o.person_id)));
  return null;
end $$;
revoke all on function reconcile_changed_workers from public;
-- Does not run for figures: see sum_up_workers.
create trigger reconcile_changed after update on worker
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.sums_only', true) is distinct from 'on') execute function reconcile_changed_workers();

-- Risk activities of a kind of work.
create function reconcile_activity_types() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('kinds of work', c.provider_id, array_agg(distinct c.activity_type_id)) from changed_rows c group by c.provider_id;
  return null;
end $$;
revoke all on function reconcile_activity_types from public;
create trigger reconcile_new after insert on activity_type_risk
  referencing new table as changed_rows for each statement execute function reconcile_activity_types();
create trigger reconcile_gone after delete on activity_type_risk
  referencing old table as changed_rows for each statement execute function reconcile_activity_types();

-- Status of a kind of work.
create function reconcile_turned_activity_types() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('kinds of work', n.provider_id, array_agg(n.id))
    from new_rows n join old_rows o on o.id = n.id and o.status <> n.status group by n.provider_id;
  return null;
end $$;
revoke all on function reconcile_turned_activity_types from public;
create trigger reconcile_changed after update on activity_type
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_turned_activity_types();

-- Restrictions of a person, in the projects of the contractor.
create function reconcile_restricted() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('people kept out', c.contractor_id, array_agg(distinct c.person_id)) from changed_rows c group by c.contractor_id;
  return null;
end $$;
revoke all on function reconcile_restricted from public;
create trigger reconcile_new after insert on restriction
  referencing new table as changed_rows for each statement execute function reconcile_restricted();
create trigger reconcile_changed after update on restriction
  referencing new table as changed_rows for each statement execute function reconcile_restricted();

-- Version or retirement of a risk activity, in the projects that have it.
create function reconcile_risks() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('dangers', n.owner_id, array_agg(n.id))
    from new_rows n join old_rows o on o.id = n.id and (o.version, o.retired) <> (n.version, n.retired) group by n.owner_id;
  return null;
end $$;
revoke all on function reconcile_risks from public;
create trigger reconcile_changed after update on risk_activity
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_risks();

-- Certificate of a training, which can change without a new version of the risk activity.
create function reconcile_trainings() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('trainings', 0, array(select n.id from new_rows n
    join old_rows o on o.id = n.id and (o.document_owner_id, o.document_type_id) <> (n.document_owner_id, n.document_type_id)));
  return null;
end $$;
revoke all on function reconcile_trainings from public;
create trigger reconcile_changed after update on training
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_trainings();

-- New figures of norms.
create function reconcile_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('figures', 0, array(select distinct owner_id from new_rows));
  return null;
end $$;
revoke all on function reconcile_figures from public;
create trigger reconcile_new after insert on norm_figure referencing new table as new_rows for each statement execute function reconcile_figures();

-- Value or unit of a figure.
create function reconcile_changed_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_where_it_reaches('figures', 0, array(select distinct n.owner_id from new_rows n join old_rows o on o.id = n.id
    where (o.value, o.unit) <> (n.value, n.unit)));
  return null;
end $$;
revoke all on function reconcile_changed_figures from public;
create trigger reconcile_changed after update on norm_figure
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_changed_figures();
