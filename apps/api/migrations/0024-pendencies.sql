-- Why: a document is asked for, sent, checked against questions, decided and watched until it expires. What is asked follows from the
-- facts of a project by a rule, so that whatever changes a fact asks for the rule again; and how many stand where is kept beside them,
-- because nobody counts ten million rows for a list.

create table pendency (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint, -- crosses owners: the provider's record; null is a document of the supplier itself
  requirement_id bigint not null,
  reference_month date check (extract(day from reference_month) = 1),
  movement_id bigint, -- crosses owners: what happened to the worker that opened it
  plan text not null check (plan in ('STP', 'SSMA')),
  kind text not null check (kind in ('EMPLOYEE', 'RISK', 'PROVIDER', 'OTHERS', 'COMPANY')),
  type_owner_id bigint not null, -- crosses owners: the platform's documents as well as the contractor's own
  type_id bigint not null,
  type_version integer not null,
  status text not null default 'OPEN' check (status in
    ('OPEN', 'IN_REVISION', 'DONE', 'NOT_APPLICABLE', 'NEXT_DUE_DATE', 'EXPIRED', 'SUPPORT', 'PRE_ANALYSIS', 'PRE_REJECTED')),
  returns_to text check (returns_to <> 'SUPPORT'), -- where it stood before the question that stopped it
  rest_for text check (rest_for in ('a_time', 'good')),
  rest_reason text,
  removed_at timestamptz,
  active boolean not null generated always as (rest_for is null and removed_at is null) stored,
  issue_date date,
  expiration_date date check (expiration_date >= issue_date),
  next_due_on date, -- from this day on it is near its expiry
  revision_date date, -- since when it waits for its analysis
  approved_until date, -- the last day of the document that was approved last; one that never expires has the last day there is
  sent_documents integer not null default 0 check (sent_documents >= 0),
  note text check (char_length(note) <= 5000), -- what the last decision said
  closed_unread boolean not null default false, -- done without an analysis
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), -- of the status
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (contractor_id, requirement_id) references project_requirement (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  foreign key (type_owner_id, type_id, type_version) references document_type_version (owner_id, document_type_id, version),
  check ((status = 'SUPPORT') = (returns_to is not null)),
  check ((rest_for is null) = (rest_reason is null)),
  -- Nobody ever sees two for the same requirement; it is also how the rule reads what exists of a supplier in a project.
  constraint pendency_once unique nulls not distinct (contractor_id, project_id, provider_id, requirement_id, worker_id, reference_month, movement_id)
);
-- A list asks for statuses one after the other and merges what it finds: so every order has the status before what it sorts by, and the
-- default order is that of the last change within a chosen order of statuses. The policy reads the other side, and what narrows a walk is
-- the project or the worker: with them a page of keys touches no row.
create index pendency_of_contractor on pendency (contractor_id, plan, status, updated_at, id) include (provider_id, project_id, worker_id, type_id) where active;
create index pendency_of_project on pendency (contractor_id, project_id, plan, status, updated_at, id) include (provider_id, expiration_date, revision_date) where active;
create index pendency_of_provider on pendency (provider_id, plan, status, updated_at, id) include (contractor_id, project_id, worker_id, type_id) where active;
create index pendency_by_expiry on pendency (contractor_id, plan, status, expiration_date, id) include (provider_id, project_id) where active;
create index pendency_by_expiry_of_provider on pendency (provider_id, plan, status, expiration_date, id) include (contractor_id, project_id) where active;
create index pendency_by_revision on pendency (contractor_id, plan, status, revision_date, id) include (provider_id, project_id) where active;
create index pendency_by_revision_of_provider on pendency (provider_id, plan, status, revision_date, id) include (contractor_id, project_id) where active;
create index pendency_at_rest on pendency (contractor_id, plan, status, updated_at, id) include (provider_id, project_id) where not active;
create index pendency_at_rest_of_provider on pendency (provider_id, plan, status, updated_at, id) include (contractor_id, project_id) where not active;
create index pendency_of_worker on pendency (provider_id, worker_id, contractor_id, project_id, plan, status) where active and worker_id is not null;
create index pendency_of_supplier on pendency (provider_id, project_id) where active and worker_id is null;
-- What the daily job turns.
create index pendency_near_expiry on pendency (contractor_id, next_due_on) where status = 'DONE' and active;
create index pendency_expiring on pendency (contractor_id, expiration_date) where status in ('DONE', 'NEXT_DUE_DATE') and active;
alter table pendency enable row level security;
create policy read_either on pendency for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- What is asked is the contractor's to say; what becomes of it is both sides' work.
create policy insert_own on pendency for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_either on pendency for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert on pendency to emdia_app;
grant update (status, returns_to, rest_for, rest_reason, removed_at, issue_date, expiration_date, next_due_on, revision_date, approved_until, sent_documents,
  note, closed_unread, version, updated_at) on pendency to emdia_app;

-- The questions by which one is reviewed, and their answers.
create table pendency_question (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  position integer not null,
  status text not null default 'UNCHECKED' check (status in ('OK', 'INVALID', 'NOT_APPLICABLE', 'UNCHECKED')),
  justification text check (char_length(justification) <= 5000),
  from_analysis boolean not null default false,
  primary key (contractor_id, pendency_id, position),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id)
);
alter table pendency_question enable row level security;
create policy read_either on pendency_question for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on pendency_question for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on pendency_question for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on pendency_question to emdia_app;
grant update (status, justification, from_analysis) on pendency_question to emdia_app;

-- What changed and is not yet in the sums. Changes are only ever added, so that a thousand people at one project wait for nobody.
create table pendency_delta (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null, -- crosses owners: copied from the pendency, which holds it
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  plan text not null,
  status text not null,
  change integer not null,
  primary key (contractor_id, id)
);
create index pendency_delta_provider on pendency_delta (provider_id);
-- How many are active: by project and supplier, and in all (0).
create table pendency_count (
  contractor_id bigint not null,
  project_id bigint not null, -- crosses owners: 0 is all projects together
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  plan text not null,
  status text not null,
  total integer not null,
  primary key (contractor_id, project_id, provider_id, plan, status)
);
create index pendency_count_provider on pendency_count (provider_id, project_id, plan, status) include (contractor_id, total);
alter table pendency_delta enable row level security;
alter table pendency_count enable row level security;
create policy read_either on pendency_delta for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy read_either on pendency_count for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on pendency_delta, pendency_count to emdia_app; -- written by the functions below alone

-- How much each status calls for somebody: the first of several is what is told of a worker.
create function pendency_urgency(status text) returns smallint language sql immutable parallel safe
  return case status when 'EXPIRED' then 1 when 'PRE_REJECTED' then 2 when 'OPEN' then 3 when 'SUPPORT' then 4 when 'PRE_ANALYSIS' then 5
    when 'IN_REVISION' then 6 when 'NEXT_DUE_DATE' then 7 when 'DONE' then 8 else 9 end::smallint;

-- What is told of a worker: over all contractors, over one, or over one project.
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

-- Nothing is written where nothing changed.
create function sum_up_workers(workers bigint[]) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.project_worker t set has_pendencies = s.total > 0, pendency_total = s.total, status_ssma = s.ssma, status_stp = s.stp
    from (select pw.contractor_id, pw.id, x.* from public.worker w
      join public.project_worker pw on pw.provider_id = w.provider_id and pw.worker_id = w.id
      cross join lateral public.pendency_summary(w.provider_id, w.id, pw.contractor_id, pw.project_id) x where w.id = any (workers)) s
    where t.contractor_id = s.contractor_id and t.id = s.id
      and (t.pendency_total, t.status_ssma, t.status_stp) is distinct from (s.total, s.ssma, s.stp);
  update public.contractor_worker t set has_pendencies = s.total > 0, pendency_total = s.total, status_ssma = s.ssma, status_stp = s.stp
    from (select cw.contractor_id, cw.worker_id, x.* from public.worker w
      join public.contractor_worker cw on cw.provider_id = w.provider_id and cw.worker_id = w.id
      cross join lateral public.pendency_summary(w.provider_id, w.id, cw.contractor_id, null) x where w.id = any (workers)) s
    where t.contractor_id = s.contractor_id and t.worker_id = s.worker_id
      and (t.pendency_total, t.status_ssma, t.status_stp) is distinct from (s.total, s.ssma, s.stp);
  update public.worker t set has_pendencies = s.total > 0, pendency_total = s.total, status_ssma = s.ssma, status_stp = s.stp
    from (select w.provider_id, w.id, x.* from public.worker w
      cross join lateral public.pendency_summary(w.provider_id, w.id, null, null) x where w.id = any (workers)) s
    where t.provider_id = s.provider_id and t.id = s.id
      and (t.pendency_total, t.status_ssma, t.status_stp) is distinct from (s.total, s.ssma, s.stp);
end $$;
revoke all on function sum_up_workers from public;

-- A statement that asks for ten thousand documents adds a line for each supplier, plan and status, and sums each worker up once.
create function count_new_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, plan, status, change)
    select contractor_id, project_id, provider_id, plan, status, count(*) from new_rows where active group by 1, 2, 3, 4, 5;
  perform public.sum_up_workers(array(select distinct worker_id from new_rows where worker_id is not null and active));
  return null;
end $$;
revoke all on function count_new_pendencies from public;
create trigger count_new after insert on pendency referencing new table as new_rows for each statement execute function count_new_pendencies();

create function count_changed_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, plan, status, change)
    select contractor_id, project_id, provider_id, plan, status, sum(change) from (
      select n.contractor_id, n.project_id, n.provider_id, n.plan, x.status, x.change
      from new_rows n join old_rows o on o.id = n.id
        cross join lateral (values (o.status, o.active, -1), (n.status, n.active, 1)) x (status, counts, change)
      where x.counts and (n.status, n.active) is distinct from (o.status, o.active)) moved
    group by 1, 2, 3, 4, 5 having sum(change) <> 0;
  if found then
    perform public.sum_up_workers(array(select distinct n.worker_id from new_rows n join old_rows o on o.id = n.id
      where n.worker_id is not null and (n.status, n.active) is distinct from (o.status, o.active)));
  end if;
  return null;
end $$;
revoke all on function count_changed_pendencies from public;
create trigger count_changed after update on pendency
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_pendencies();

-- Takes changes into the sums: whoever takes a change applies it, and another one at the same time takes others.
create function fold_pendency_deltas(at_most integer) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare taken integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with gone as (
    delete from public.pendency_delta d where d.id in (select id from public.pendency_delta order by id limit at_most for update skip locked)
    returning d.contractor_id, d.project_id, d.provider_id, d.plan, d.status, d.change
  ), summed as (
    select contractor_id, project_id, provider_id, plan, status, sum(change)::integer as change from (
      select contractor_id, g.project_id, g.provider_id, plan, status, change from gone cross join lateral
        (values (gone.project_id, gone.provider_id), (gone.project_id, 0), (0, gone.provider_id), (0, 0)) g (project_id, provider_id)) every
    group by 1, 2, 3, 4, 5
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, plan, status, total)
      select contractor_id, project_id, provider_id, plan, status, change from summed where change <> 0
      on conflict (contractor_id, project_id, provider_id, plan, status) do update set total = c.total + excluded.total
  )
  select count(*) into taken from gone;
  return taken;
end $$;
revoke all on function fold_pendency_deltas from public;
grant execute on function fold_pendency_deltas to emdia_sweep;

-- Compares what is summed up of a contractor with what there is, puts the sums right and answers how many were wrong. Changes that are not
-- folded yet are written by those who made them, so that one statement sees both.
create function mend_pendency_counts(contractor bigint) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare mended integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with there as (
    select project_id, provider_id, plan, status, count(*) as lacking from public.pendency where contractor_id = contractor and active group by 1, 2, 3, 4
    union all select project_id, provider_id, plan, status, -change from public.pendency_delta where contractor_id = contractor
  ), every as (
    select g.project_id, g.provider_id, t.plan, t.status, t.lacking from there t cross join lateral
      (values (t.project_id, t.provider_id), (t.project_id, 0), (0, t.provider_id), (0, 0)) g (project_id, provider_id)
    union all select project_id, provider_id, plan, status, -total from public.pendency_count where contractor_id = contractor
  ), wrong as (
    select project_id, provider_id, plan, status, sum(lacking)::integer as lacking from every group by 1, 2, 3, 4 having sum(lacking) <> 0
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, plan, status, total)
      select contractor, project_id, provider_id, plan, status, lacking from wrong
      on conflict (contractor_id, project_id, provider_id, plan, status) do update set total = c.total + excluded.total
  )
  select count(*) into mended from wrong;
  return mended;
end $$;
revoke all on function mend_pendency_counts from public;
grant execute on function mend_pendency_counts to emdia_sweep;

-- Whatever changes a fact asks for the rule again: of one supplier in a project, or of all (null). Asked twice, it is done once. Who
-- builds a whole world in one transaction says so, and asks at its end.
create function ask_to_reconcile(contractor bigint, project bigint, provider bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('emdia.asks_at_the_end', true) = 'on' then return; end if;
  perform public.enqueue('pendencies.reconcile-project', json_build_object('contractorId', contractor, 'projectId', project, 'providerId', provider),
    'pendencies.reconcile-project ' || project || ' ' || coalesce(provider::text, 'all'));
end $$;
revoke all on function ask_to_reconcile from public;

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

-- What hangs on a project as a whole: its plans, risks and requirements.
create function reconcile_project_of() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(p.contractor_id, p.id, null) from (select distinct contractor_id, project_id from changed_rows) c
    join public.project p on p.contractor_id = c.contractor_id and p.id = c.project_id where not p.is_draft;
  return null;
end $$;
revoke all on function reconcile_project_of from public;
create trigger reconcile_new after insert on project_plan referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_changed after update on project_plan referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_new after insert on project_requirement referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_changed after update on project_requirement referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_new after insert on project_risk_activity referencing new table as changed_rows for each statement execute function reconcile_project_of();
create trigger reconcile_gone after delete on project_risk_activity referencing old table as changed_rows for each statement execute function reconcile_project_of();

-- What hangs on one supplier in a project: its link, and the links of its workers.
create function reconcile_supplier_of() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(c.contractor_id, c.project_id, c.provider_id)
    from (select distinct contractor_id, project_id, provider_id from changed_rows) c;
  return null;
end $$;
revoke all on function reconcile_supplier_of from public;
create trigger reconcile_new after insert on project_company referencing new table as changed_rows for each statement execute function reconcile_supplier_of();
create trigger reconcile_gone after delete on project_company referencing old table as changed_rows for each statement execute function reconcile_supplier_of();
create trigger reconcile_new after insert on project_worker referencing new table as changed_rows for each statement execute function reconcile_supplier_of();

create function reconcile_changed_links() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(c.contractor_id, c.project_id, c.provider_id)
    from (select distinct n.contractor_id, n.project_id, n.provider_id from new_rows n join old_rows o on o.id = n.id
      where (n.hiring_date, n.end_date) is distinct from (o.hiring_date, o.end_date)) c;
  return null;
end $$;
revoke all on function reconcile_changed_links from public;
create trigger reconcile_changed after update on project_worker
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_changed_links();

create function reconcile_plan_of_supplier() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(pc.contractor_id, pc.project_id, pc.provider_id)
    from (select distinct contractor_id, project_company_id from changed_rows) c
    join public.project_company pc on pc.contractor_id = c.contractor_id and pc.id = c.project_company_id;
  return null;
end $$;
revoke all on function reconcile_plan_of_supplier from public;
create trigger reconcile_new after insert on project_company_plan referencing new table as changed_rows for each statement execute function reconcile_plan_of_supplier();
create trigger reconcile_changed after update on project_company_plan referencing new table as changed_rows for each statement execute function reconcile_plan_of_supplier();

create function reconcile_exception() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(c.contractor_id, r.project_id, c.provider_id)
    from (select distinct contractor_id, requirement_id, provider_id from changed_rows) c
    join public.project_requirement r on r.contractor_id = c.contractor_id and r.id = c.requirement_id;
  return null;
end $$;
revoke all on function reconcile_exception from public;
create trigger reconcile_new after insert on project_requirement_exception referencing new table as changed_rows for each statement execute function reconcile_exception();
create trigger reconcile_gone after delete on project_requirement_exception referencing old table as changed_rows for each statement execute function reconcile_exception();

-- What hangs on workers: everywhere they work or worked.
create function ask_to_reconcile_workers(workers bigint[]) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(l.contractor_id, l.project_id, l.provider_id)
    from (select distinct contractor_id, project_id, provider_id from public.project_worker where worker_id = any (workers)) l;
end $$;
revoke all on function ask_to_reconcile_workers from public;

create function reconcile_workers_of() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile_workers(array(select distinct worker_id from changed_rows));
  return null;
end $$;
revoke all on function reconcile_workers_of from public;
create trigger reconcile_new after insert on movement referencing new table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_changed after update on movement referencing new table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_gone after delete on movement referencing old table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_new after insert on worker_activity_type referencing new table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_gone after delete on worker_activity_type referencing old table as changed_rows for each statement execute function reconcile_workers_of();

create function reconcile_changed_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile_workers(array(select n.id from new_rows n join old_rows o on o.id = n.id where n.regime is distinct from o.regime));
  return null;
end $$;
revoke all on function reconcile_changed_workers from public;
create trigger reconcile_changed after update on worker
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_changed_workers();

create function reconcile_activity_types() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile_workers(array(select distinct wt.worker_id from changed_rows c
    join public.worker_activity_type wt on wt.provider_id = c.provider_id and wt.activity_type_id = c.activity_type_id));
  return null;
end $$;
revoke all on function reconcile_activity_types from public;
create trigger reconcile_new after insert on activity_type_risk referencing new table as changed_rows for each statement execute function reconcile_activity_types();
create trigger reconcile_gone after delete on activity_type_risk referencing old table as changed_rows for each statement execute function reconcile_activity_types();

create function reconcile_turned_activity_types() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile_workers(array(select distinct wt.worker_id from new_rows n join old_rows o on o.id = n.id and o.status <> n.status
    join public.worker_activity_type wt on wt.provider_id = n.provider_id and wt.activity_type_id = n.id));
  return null;
end $$;
revoke all on function reconcile_turned_activity_types from public;
create trigger reconcile_changed after update on activity_type
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_turned_activity_types();

-- Who is kept out by a contractor: in its projects alone.
create function reconcile_restricted() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(l.contractor_id, l.project_id, l.provider_id)
    from (select distinct pw.contractor_id, pw.project_id, pw.provider_id from changed_rows c join public.worker w on w.person_id = c.person_id
      join public.project_worker pw on pw.provider_id = w.provider_id and pw.worker_id = w.id and pw.contractor_id = c.contractor_id) l;
  return null;
end $$;
revoke all on function reconcile_restricted from public;
create trigger reconcile_new after insert on restriction referencing new table as changed_rows for each statement execute function reconcile_restricted();
create trigger reconcile_changed after update on restriction referencing new table as changed_rows for each statement execute function reconcile_restricted();

-- What an activity of risk demands has changed: in the projects where somebody does it.
create function reconcile_risks() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(l.contractor_id, l.project_id, null)
    from (select distinct r.contractor_id, r.project_id from new_rows n join old_rows o on o.id = n.id and (o.version, o.retired) <> (n.version, n.retired)
      join public.project_risk_activity r on r.activity_owner_id = n.owner_id and r.activity_id = n.id) l;
  return null;
end $$;
revoke all on function reconcile_risks from public;
create trigger reconcile_changed after update on risk_activity
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_risks();

-- The days on which time alone turns something are looked for over all companies.
create policy sweep_due on pendency for select to emdia_sweep using (active and status in ('DONE', 'NEXT_DUE_DATE'));
grant select (contractor_id, status, active, expiration_date, next_due_on) on pendency to emdia_sweep;
create policy sweep_begun on project for select to emdia_sweep using (not is_draft and state <> 'removed');
grant select (contractor_id, id, is_draft, state) on project to emdia_sweep;
