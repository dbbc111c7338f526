-- Conflicts between risk schedules of one unit: the lines of a contractor, the conflicts of each schedule, and their acceptance.

-- A line of a contractor, which replaces the platform's line of the same pair. The platform's lines are code (rules/conflict-table.ts).
create table risk_conflict_rule (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  one_activity_id bigint not null, -- crosses owners: activities of the platform as well as the contractor's own
  other_activity_id bigint, -- crosses owners: an activity of either as well; null is every activity
  in_area text not null check (in_area in ('allowed', 'restricted', 'forbidden')),
  in_unit text not null check (in_unit in ('allowed', 'restricted', 'forbidden')),
  measures text not null,
  changed_at timestamptz not null,
  primary key (contractor_id, id),
  constraint risk_conflict_rule_pair unique nulls not distinct (contractor_id, one_activity_id, other_activity_id)
);
alter table risk_conflict_rule enable row level security;
create policy read_linked on risk_conflict_rule for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on risk_conflict_rule for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on risk_conflict_rule for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on risk_conflict_rule to emdia_app;
grant update (in_area, in_unit, measures, changed_at) on risk_conflict_rule to emdia_app;

-- A conflict, one row per schedule. The save of a schedule writes its own row, a job of the contractor that of the other side.
create table risk_schedule_conflict (
  contractor_id bigint not null,
  schedule_id bigint not null,
  other_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider of schedule_id
  level text not null check (level in ('restricted', 'forbidden')),
  scope text not null check (scope in ('area', 'unit')),
  own_activity_id bigint not null, -- crosses owners: activities of the platform as well as the contractor's own
  other_activity_id bigint not null, -- crosses owners: an activity of either as well
  signature text not null, -- both schedules as they are; an acceptance holds while it stays the same
  accepted_at timestamptz,
  primary key (contractor_id, schedule_id, other_id),
  foreign key (contractor_id, schedule_id, provider_id) references risk_schedule (contractor_id, id, provider_id),
  foreign key (contractor_id, other_id) references risk_schedule (contractor_id, id)
);
-- Serves the job, which finds the rows of the other sides.
create index risk_schedule_conflict_of_other on risk_schedule_conflict (contractor_id, other_id);
alter table risk_schedule_conflict enable row level security;
create policy read_either on risk_schedule_conflict for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_either on risk_schedule_conflict for insert to emdia_app
  with check (exists (select from risk_schedule s where s.contractor_id = risk_schedule_conflict.contractor_id and s.id = risk_schedule_conflict.schedule_id
    and s.provider_id = risk_schedule_conflict.provider_id));
create policy update_either on risk_schedule_conflict for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy delete_either on risk_schedule_conflict for delete to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on risk_schedule_conflict to emdia_app;
grant update (level, scope, own_activity_id, other_activity_id, signature, accepted_at) on risk_schedule_conflict to emdia_app;

-- Why a forbidden conflict was accepted, and who accepted it. Suppliers never read it.
create table risk_conflict_acceptance (
  contractor_id bigint not null,
  signature text not null,
  reason text not null,
  accepted_at timestamptz not null,
  accepted_by_id bigint, -- crosses owners: the actor, with the name at that time
  accepted_by_name text,
  primary key (contractor_id, signature),
  foreign key (contractor_id) references company (id)
);
alter table risk_conflict_acceptance enable row level security;
create policy read_own on risk_conflict_acceptance for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on risk_conflict_acceptance for insert to emdia_app
  with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on risk_conflict_acceptance for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on risk_conflict_acceptance to emdia_app;

-- The schedules in a unit that overlap a span: only activities, area, span and number of people. For the contractor, and for suppliers of a project
-- that has a place in the unit; otherwise none. Runs with the rights of its owner, because a supplier cannot read the schedules of another one.
create function unit_schedules(asked_contractor bigint, asked_facility bigint, from_at timestamp, until_at timestamp)
  returns table (id bigint, department_id bigint, starts_at timestamp, over_at timestamp, activity_ids bigint[], people integer) rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select s.id, s.department_id, s.starts_at, s.over_at,
      array(select a.activity_id from public.risk_schedule_activity a where a.contractor_id = s.contractor_id and a.schedule_id = s.id order by 1),
      (select count(*)::integer from public.risk_schedule_person p where p.contractor_id = s.contractor_id and p.schedule_id = s.id)
    from public.risk_schedule s
    where s.contractor_id = asked_contractor and s.facility_id = asked_facility and not s.is_cancelled
      and s.starts_at < until_at and s.starts_at > from_at - interval '32 days' and s.over_at > from_at
      and (asked_contractor = any ((select public.scope_companies())::bigint[]) or exists (select from public.project_location l
        join public.project_company pc on pc.contractor_id = l.contractor_id and pc.project_id = l.project_id
        where l.contractor_id = asked_contractor and l.facility_id = asked_facility
          and pc.provider_id = any ((select public.scope_companies())::bigint[])))
    order by s.starts_at, s.id;
  end;
revoke all on function unit_schedules from public;
grant execute on function unit_schedules to emdia_app;
