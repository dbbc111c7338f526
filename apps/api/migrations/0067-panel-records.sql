-- Daily records of the figures of the management panels, for the comparison with an earlier day. A record is written when a figure differs
-- from the last one, so the record of a day is the last row at or before it.

-- Contractor 0, project 0 and supplier 0 are all of them. The levels are contractor, project, supplier of a contractor, and supplier.
create table panel_record (
  contractor_id bigint not null, -- 0: a supplier with all its contractors
  project_id bigint not null, -- crosses owners: 0 is all projects
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  figure text not null, -- `pendencies.STP`, `projects`, `projects.STP`, `workers`, `workers.STP` …
  day date not null,
  totals jsonb not null, -- amounts above zero per status; workers with pendencies are counted again under `<status>.pending`
  primary key (contractor_id, project_id, provider_id, figure, day)
);
-- The records from which those of a supplier with all its contractors are filled once.
create index panel_record_of_supplier on panel_record (provider_id, figure) where contractor_id > 0 and project_id = 0 and provider_id > 0;
alter table panel_record enable row level security;
create policy read_either on panel_record for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select on panel_record to emdia_app;

-- Days without a gap on which a company was recorded. Filled days have figures of pendencies only.
create table panel_recorded (
  company_id bigint not null references company,
  side text not null check (side in ('contractor', 'provider')),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  covers_work boolean not null, -- projects and workers are recorded too
  primary key (company_id, side, first_day)
);
alter table panel_recorded enable row level security;
create policy read_own on panel_recorded for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select on panel_recorded to emdia_app;

-- The first day whose record includes a change: records are taken at 00:20, when the documents of the day have turned.
create function first_recorded_day(at timestamptz) returns date language sql immutable parallel safe
  return ((at at time zone 'America/Sao_Paulo') - interval '20 minutes')::date + 1;

-- Current figures of a contractor, of its projects and of its suppliers.
create function panel_figures_of_contractor(contractor bigint, on_day date)
  returns table (project_id bigint, provider_id bigint, figure text, totals jsonb)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  with documents as (
    select c.project_id, c.provider_id, c.plan, c.status, c.total from public.pendency_count c
      where c.contractor_id = contractor and (c.project_id = 0 or c.provider_id = 0)
    union all select g.project_id, g.provider_id, d.plan, d.status, d.change from public.pendency_delta d
      cross join lateral (values (d.project_id, 0::bigint), (0, d.provider_id), (0, 0)) g (project_id, provider_id) where d.contractor_id = contractor
  ), begun as (
    select p.id, p.state from public.project p where p.contractor_id = contractor and p.state <> 'removed' and not p.is_draft
  ), supplied as (
    select b.id, b.state, l.provider_id, x.plan from begun b
      join public.project_company l on l.contractor_id = contractor and l.project_id = b.id
      left join public.project_company_plan x on x.contractor_id = contractor and x.project_company_id = l.id
  ), single as (
    select id, 'projects' as figure, state from begun union all select distinct id, 'projects.' || plan, state from supplied where plan is not null
  ), projects as (
    select g.project_id, 0::bigint as provider_id, s.figure, s.state from single s cross join lateral (values (s.id), (0)) g (project_id)
    union all select 0, provider_id, 'projects', state from (select distinct id, provider_id, state from supplied) each
    union all select 0, provider_id, 'projects.' || plan, state from supplied where plan is not null
  ), links as (
    select w.project_id, w.provider_id, w.worker_id, bool_or(w.has_pendencies) as pending, max(w.status_stp) as stp, max(w.status_ssma) as ssma,
      bool_or(not public.is_settled(w.status_stp)) as stp_pending, bool_or(not public.is_settled(w.status_ssma)) as ssma_pending
    from public.project_worker w
    where w.contractor_id = contractor and (w.end_date is null or w.end_date >= greatest(w.hiring_date, on_day)) group by 1, 2, 3
  ), people as (
    select l.project_id, 0::bigint as provider_id, k.status, l.pending, l.stp, l.ssma, l.stp_pending, l.ssma_pending from links l
      join public.contractor_worker k on k.contractor_id = contractor and k.provider_id = l.provider_id and k.worker_id = l.worker_id
    union all select 0, g.provider_id, k.status, k.has_pendencies, k.status_stp, k.status_ssma, not public.is_settled(k.status_stp),
        not public.is_settled(k.status_ssma)
      from (select distinct provider_id, worker_id from links) l
      join public.contractor_worker k on k.contractor_id = contractor and k.provider_id = l.provider_id and k.worker_id = l.worker_id
      cross join lateral (values (0::bigint), (k.provider_id)) g (provider_id)
  ), workers as (
    select p.project_id, p.provider_id, f.figure, t.key from people p
      cross join lateral (values ('workers', true, p.pending), ('workers.STP', p.stp is not null, p.stp_pending),
        ('workers.SSMA', p.ssma is not null, p.ssma_pending)) f (figure, is_counted, is_pending)
      cross join lateral (values (p.status, true), (p.status || '.pending', f.is_pending)) t (key, holds)
    where f.is_counted and t.holds
  ), counted as (
    select project_id, provider_id, 'pendencies.' || plan as figure, status as key, sum(total)::integer as total from documents group by 1, 2, 3, 4
    union all select project_id, provider_id, figure, state, count(*)::integer from projects group by 1, 2, 3, 4
    union all select project_id, provider_id, figure, key, count(*)::integer from workers group by 1, 2, 3, 4
  )
  select project_id, provider_id, figure, jsonb_object_agg(key, total) from counted where total > 0 group by 1, 2, 3
$$;
revoke all on function panel_figures_of_contractor from public;

-- Current figures of suppliers with all their contractors.
create function panel_figures_of_suppliers(suppliers bigint[], on_day date)
  returns table (provider_id bigint, figure text, totals jsonb)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  with documents as (
    select c.provider_id, c.plan, c.status, c.total from public.pendency_count c where c.provider_id = any (suppliers) and c.project_id = 0
    union all select d.provider_id, d.plan, d.status, d.change from public.pendency_delta d where d.provider_id = any (suppliers)
  ), supplied as (
    select l.provider_id, l.contractor_id, l.id, l.project_state as state from public.project_company l
      where l.provider_id = any (suppliers) and l.project_state <> 'removed' and not l.project_is_draft
  ), projects as (
    select provider_id, 'projects' as figure, state from supplied
    union all select s.provider_id, 'projects.' || x.plan, s.state from supplied s
      join public.project_company_plan x on x.contractor_id = s.contractor_id and x.project_company_id = s.id
  ), workers as (
    select w.provider_id, f.figure, t.key from public.worker w
      cross join lateral (values ('workers', true, w.has_pendencies), ('workers.STP', w.status_stp is not null, not public.is_settled(w.status_stp)),
        ('workers.SSMA', w.status_ssma is not null, not public.is_settled(w.status_ssma))) f (figure, is_counted, is_pending)
      cross join lateral (values (w.status, true), (w.status || '.pending', f.is_pending)) t (key, holds)
    where w.provider_id = any (suppliers) and w.removed_at is null and f.is_counted and t.holds and exists (select from public.project_worker l
      where l.provider_id = w.provider_id and l.worker_id = w.id and (l.end_date is null or l.end_date >= greatest(l.hiring_date, on_day)))
  ), counted as (
    select provider_id, 'pendencies.' || plan as figure, status as key, sum(total)::integer as total from documents group by 1, 2, 3
    union all select provider_id, figure, state, count(*)::integer from projects group by 1, 2, 3
    union all select provider_id, figure, key, count(*)::integer from workers group by 1, 2, 3
  )
  select provider_id, figure, jsonb_object_agg(key, total) from counted where total > 0 group by 1, 2
$$;
revoke all on function panel_figures_of_suppliers from public;

create function note_recorded_day(companies bigint[], recorded_side text, on_day date) returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  update public.panel_recorded set last_day = on_day
    where company_id = any (companies) and side = recorded_side and covers_work and last_day = on_day - 1;
  insert into public.panel_recorded (company_id, side, first_day, last_day, covers_work)
    select c.id, recorded_side, on_day, on_day, true from unnest(companies) c (id)
    where not exists (select from public.panel_recorded r where r.company_id = c.id and r.side = recorded_side and r.last_day = on_day);
$$;
revoke all on function note_recorded_day from public;

-- Fills the records of pendencies before the first night, at most 400 days, from the creation, the removal and the history of each pendency.
create function fill_contractor_records(contractor bigint, before_day date) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare earliest date;
begin
  select greatest(min(public.first_recorded_day(created_at)), before_day - 400) into earliest from public.pendency where contractor_id = contractor;
  if earliest is null or earliest >= before_day then return; end if;
  with lives as (
    select id, project_id, provider_id, plan, status, rest_for is not null as is_resting, created_at, coalesce(removed_at, 'infinity') as removed_at
    from public.pendency where contractor_id = contractor
  ), events as (
    select id, 0::bigint as place, created_at as at, null::text as old_status, null::text as new_status, null::boolean as rests from lives
    union all select about_id, id, at, case when field = 'status' then old_value end, case when field = 'status' then new_value end,
        case when action = 'pendency.come_back' then false when action like 'pendency.rest_for_%' then true end
      from public.history where owner_id = contractor and about_kind = 'pendency' and subject_kind = 'pendency' and (field = 'status'
        or action in ('pendency.rest_for_good', 'pendency.rest_for_a_time', 'pendency.come_back'))
  ), numbered as (
    select e.*, count(new_status) over before as statuses, count(rests) over before as turns,
      lead(at, 1, 'infinity') over (partition by id order by place > 0, at, place) as until
    from events e window before as (partition by id order by place > 0, at, place)
  ), states as ( -- before the first change, the old status and the opposite of the first rest
    select n.id, n.at, n.until,
      coalesce(max(new_status) over (partition by n.id, statuses), max(old_status) filter (where statuses = 1) over (partition by n.id)) as status,
      coalesce(bool_or(rests) over (partition by n.id, turns), not bool_or(rests) filter (where turns = 1) over (partition by n.id)) as is_resting
    from numbered n
  ), spans as (
    select l.project_id, l.provider_id, l.plan, coalesce(s.status, l.status) as status,
      greatest(public.first_recorded_day(greatest(s.at, l.created_at)), earliest) as from_day,
      public.first_recorded_day(least(s.until, l.removed_at)) as until_day
    from states s join lives l on l.id = s.id where not coalesce(s.is_resting, l.is_resting)
  ), changes as (
    select g.project_id, g.provider_id, 'pendencies.' || s.plan as figure, s.status, c.day, sum(c.change)::integer as change
    from spans s cross join lateral (values (s.from_day, 1), (s.until_day, -1)) c (day, change)
      cross join lateral (values (s.project_id, 0::bigint), (0, s.provider_id), (0, 0)) g (project_id, provider_id)
    where s.from_day < s.until_day and c.day < before_day group by 1, 2, 3, 4, 5 having sum(c.change) <> 0
  ), running as (
    select d.project_id, d.provider_id, d.figure, d.day, k.status,
      sum(coalesce(c.change, 0)) over (partition by d.project_id, d.provider_id, d.figure, k.status order by d.day) as total
    from (select distinct project_id, provider_id, figure, day from changes) d
      join (select distinct project_id, provider_id, figure, status from changes) k using (project_id, provider_id, figure)
      left join changes c using (project_id, provider_id, figure, day, status)
  )
  insert into public.panel_record (contractor_id, project_id, provider_id, figure, day, totals)
    select contractor, project_id, provider_id, figure, day, coalesce(jsonb_object_agg(status, total) filter (where total > 0), '{}')
    from running group by 2, 3, 4, 5;
  insert into public.panel_recorded (company_id, side, first_day, last_day, covers_work) values (contractor, 'contractor', earliest, before_day - 1, false);
end $$;
revoke all on function fill_contractor_records from public;

-- The same for suppliers with all their contractors, from the records of their contractors.
create function fill_supplier_records(suppliers bigint[], before_day date) returns void
  language sql set search_path = pg_catalog, pg_temp
as $$
  with parts as (
    select r.provider_id, r.figure, r.day, r.totals, lead(r.day, 1, 'infinity') over (partition by r.contractor_id, r.provider_id, r.figure order by r.day) as until
    from public.panel_record r where r.provider_id = any (suppliers) and r.project_id = 0 and r.contractor_id > 0 and r.provider_id > 0
      and r.figure in ('pendencies.STP', 'pendencies.SSMA') and r.day < before_day
  ), changes as (
    select p.provider_id, p.figure, e.key, c.day, sum(c.sign * e.value::integer)::integer as change
    from parts p cross join lateral jsonb_each_text(p.totals) e (key, value) cross join lateral (values (p.day, 1), (p.until, -1)) c (day, sign)
    where c.day < before_day group by 1, 2, 3, 4 having sum(c.sign * e.value::integer) <> 0
  ), running as (
    select d.provider_id, d.figure, d.day, k.key, sum(coalesce(c.change, 0)) over (partition by d.provider_id, d.figure, k.key order by d.day) as total
    from (select distinct provider_id, figure, day from changes) d join (select distinct provider_id, figure, key from changes) k using (provider_id, figure)
      left join changes c using (provider_id, figure, day, key)
  ), written as (
    insert into public.panel_record (contractor_id, project_id, provider_id, figure, day, totals)
      select 0, 0, provider_id, figure, day, coalesce(jsonb_object_agg(key, total) filter (where total > 0), '{}') from running group by 3, 4, 5
      returning provider_id, day
  )
  insert into public.panel_recorded (company_id, side, first_day, last_day, covers_work)
    select provider_id, 'provider', min(day), before_day - 1, false from written group by 1;
$$;
revoke all on function fill_supplier_records from public;

-- Records a contractor on a day, once; returns the number of figures that changed. The lock is that of another process on the same day.
create function record_contractor_panels(contractor bigint, on_day date) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare changed integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('panel_record', contractor));
  if exists (select from public.panel_recorded where company_id = contractor and side = 'contractor' and last_day >= on_day) then return 0; end if;
  if not exists (select from public.panel_recorded where company_id = contractor and side = 'contractor') then
    perform public.fill_contractor_records(contractor, on_day);
  end if;
  with last as (
    select distinct on (project_id, provider_id, figure) project_id, provider_id, figure, totals from public.panel_record
    where contractor_id = contractor order by project_id desc, provider_id desc, figure desc, day desc
  )
  insert into public.panel_record (contractor_id, project_id, provider_id, figure, day, totals)
    select contractor, project_id, provider_id, figure, on_day, coalesce(c.totals, '{}')
    from public.panel_figures_of_contractor(contractor, on_day) c full join last l using (project_id, provider_id, figure)
    where coalesce(c.totals, '{}') <> coalesce(l.totals, '{}');
  get diagnostics changed = row_count;
  perform public.note_recorded_day(array[contractor], 'contractor', on_day);
  return changed;
end $$;
revoke all on function record_contractor_panels from public;
grant execute on function record_contractor_panels to emdia_sweep;

-- Records the next suppliers by id on a day; returns the last one, or null when there are no more. Contractors are recorded before.
create function record_supplier_panels(after bigint, at_most integer, on_day date) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  suppliers bigint[];
  pending bigint[];
begin
  perform pg_advisory_xact_lock(hashtextextended('panel_record', 0));
  select array_agg(id) into suppliers
    from (select distinct provider_id as id from public.project_company where provider_id > after order by 1 limit at_most) s;
  if suppliers is null then return null; end if;
  select array_agg(s.id) into pending from unnest(suppliers) s (id) where not exists (select from public.panel_recorded r
    where r.company_id = s.id and r.side = 'provider' and r.last_day >= on_day);
  perform public.fill_supplier_records(array(select s.id from unnest(pending) s (id)
    where not exists (select from public.panel_recorded r where r.company_id = s.id and r.side = 'provider')), on_day);
  with last as (
    select distinct on (s.id, r.figure) s.id as provider_id, r.figure, r.totals from unnest(pending) s (id)
      join public.panel_record r on r.contractor_id = 0 and r.project_id = 0 and r.provider_id = s.id order by s.id, r.figure, r.day desc
  )
  insert into public.panel_record (contractor_id, project_id, provider_id, figure, day, totals)
    select 0, 0, provider_id, figure, on_day, coalesce(c.totals, '{}')
    from public.panel_figures_of_suppliers(pending, on_day) c full join last l using (provider_id, figure)
    where coalesce(c.totals, '{}') <> coalesce(l.totals, '{}');
  perform public.note_recorded_day(pending, 'provider', on_day);
  return (select max(s.id) from unnest(suppliers) s (id));
end $$;
revoke all on function record_supplier_panels from public;
grant execute on function record_supplier_panels to emdia_sweep;
