-- Work permits of risk schedules: the kind of permit of each risk activity, the printed permits, and their public page.

-- The permit that the activity requires, beside its text. Earlier versions get theirs as well, because projects and schedules refer to versions.
alter table risk_activity_version add column permit_kind text not null default 'none'
  check (permit_kind in ('pt', 'pet', 'hot_work', 'excavation', 'radiography', 'diving', 'none'));
update risk_activity_version v set permit_kind = case
    when v.owner_id = 0 and a.code in ('ESPACO-CONFINADO', 'ESPACO-CONFINADO-SUPERVISAO') then 'pet'
    when v.owner_id = 0 and a.code = 'A-QUENTE' then 'hot_work'
    when v.owner_id = 0 and a.code = 'ESCAVACAO' then 'excavation'
    when v.owner_id = 0 and a.code = 'RADIACAO' then 'radiography'
    when v.owner_id = 0 and a.code = 'SUBAQUATICO' then 'diving'
    else 'pt' end
  from risk_activity a where a.owner_id = v.owner_id and a.id = v.risk_activity_id and v.permit is not null;

-- The last number of the permits of a contractor in a year. An issue locks its row until it commits, so that numbers have no gaps and no repeats.
create table work_permit_counter (
  contractor_id bigint not null references company,
  year integer not null,
  last integer not null check (last > 0),
  primary key (contractor_id, year)
);
alter table work_permit_counter enable row level security;
create policy read_own on work_permit_counter for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on work_permit_counter for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on work_permit_counter for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on work_permit_counter to emdia_app;

-- A printed permit for one kind and shift of a schedule. A new print and a change of the schedule replace it; it is never deleted.
create table work_permit (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  schedule_id bigint not null,
  kind text not null check (kind in ('pt', 'pet', 'hot_work', 'excavation', 'radiography', 'diving')),
  year integer not null,
  number integer not null check (number > 0),
  -- Random, 128 bits: the address of the public page.
  code text not null unique check (code ~ '^[0-9a-f]{32}$'),
  shift_day date not null,
  starts_at timestamp not null,
  ends_at timestamp not null check (ends_at > starts_at),
  -- The schedule as it was printed, see schedule_conditions, and the conflicts that were accepted.
  conditions text not null,
  conflict_signatures text[] not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size > 0),
  issued_at timestamptz not null,
  issued_by_id bigint, -- crosses owners: the actor, with the name at that time
  issued_by_name text,
  replaced_at timestamptz,
  replace_reason text check (replace_reason in ('reissued', 'changed')),
  primary key (contractor_id, id),
  foreign key (contractor_id, schedule_id) references risk_schedule (contractor_id, id),
  constraint work_permit_number unique (contractor_id, year, number),
  check ((replaced_at is null) = (replace_reason is null))
);
-- A schedule has one valid permit for a kind and shift, also when two users print at the same time.
create unique index work_permit_once on work_permit (contractor_id, schedule_id, kind, shift_day) where replaced_at is null;
create index work_permit_of_schedule on work_permit (contractor_id, schedule_id, id);
create index work_permit_by_hash on work_permit (hash);
alter table work_permit enable row level security;
create policy read_own on work_permit for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on work_permit for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on work_permit for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on work_permit to emdia_app;
grant update (replaced_at, replace_reason) on work_permit to emdia_app;

-- Place, span, precautions, activities and team of a schedule as text. A permit is valid while they stay as they were printed.
create function schedule_conditions(asked_contractor bigint, asked_schedule bigint) returns text
  language sql stable set search_path = pg_catalog, pg_temp
  begin atomic
    select json_build_array(s.facility_id, s.department_id, s.starts_at, s.ends_at, s.supervisor_id, s.precautions,
      (select json_agg(json_build_array(a.activity_owner_id, a.activity_id) order by a.activity_owner_id, a.activity_id)
        from public.risk_schedule_activity a where a.contractor_id = s.contractor_id and a.schedule_id = s.id),
      (select json_agg(json_build_array(p.worker_id, p.part) order by p.worker_id)
        from public.risk_schedule_person p where p.contractor_id = s.contractor_id and p.schedule_id = s.id))::text
    from public.risk_schedule s where s.contractor_id = asked_contractor and s.id = asked_schedule;
  end;
revoke all on function schedule_conditions from public;
grant execute on function schedule_conditions to emdia_app;

-- Replaces the permits of a schedule that differs from what they show: at the commit, because a save deletes and inserts rows that stay the same.
-- A permit whose shift is over stays as it ended. One of a cancelled schedule does not return if a run plans the schedule again. Suppliers change
-- schedules too and read no permits, so it runs with the rights of its owner.
create function replace_changed_permits() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  changed bigint;
  is_planned_again boolean := false;
begin
  if tg_table_name = 'risk_schedule' then
    changed := new.id;
    is_planned_again := old.cancelled_at is not null and new.cancelled_at is null;
  else
    changed := new.schedule_id;
  end if;
  update public.work_permit p set replaced_at = now(), replace_reason = 'changed'
    where p.contractor_id = new.contractor_id and p.schedule_id = changed and p.replaced_at is null
      and p.ends_at > now() at time zone 'America/Sao_Paulo'
      and (is_planned_again or p.conditions is distinct from public.schedule_conditions(new.contractor_id, changed)
        or exists (select from public.risk_schedule_conflict c where c.contractor_id = new.contractor_id and c.schedule_id = changed
          and c.accepted_at is not null and c.signature <> all (p.conflict_signatures)));
  return null;
end $$;
revoke all on function replace_changed_permits from public;
create constraint trigger schedule_replaces_permits
  after update of facility_id, department_id, starts_at, ends_at, precautions, supervisor_id, version on risk_schedule
  deferrable initially deferred for each row execute function replace_changed_permits();
create constraint trigger conflict_replaces_permits after insert or update of signature on risk_schedule_conflict
  deferrable initially deferred for each row execute function replace_changed_permits();
-- A conflict that is committed while the permit is drawn.
create constraint trigger permit_is_current after insert on work_permit
  deferrable initially deferred for each row execute function replace_changed_permits();

-- The public page of a permit by its code, without names of people. Runs without a scope, so with the rights of its owner.
create function open_work_permit(asked_code text) returns table (kind text, year integer, number integer, starts_at timestamp, ends_at timestamp,
    is_replaced boolean, contractor_name text, facility_name text, department_name text, is_cancelled boolean, schedule_starts_at timestamp,
    schedule_over_at timestamp, suspended_from timestamp) rows 1
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select p.kind, p.year, p.number, p.starts_at, p.ends_at, p.replaced_at is not null, c.trading_name, f.name, d.name, s.is_cancelled, s.starts_at,
      s.over_at, s.suspended_from
    from public.work_permit p
      join public.risk_schedule s on s.contractor_id = p.contractor_id and s.id = p.schedule_id
      join public.company c on c.id = p.contractor_id
      join public.facility f on f.contractor_id = s.contractor_id and f.id = s.facility_id
      join public.department d on d.contractor_id = s.contractor_id and d.id = s.department_id
    where p.code = asked_code;
  end;
revoke all on function open_work_permit from public;
grant execute on function open_work_permit to emdia_app;

-- The same as in the migration `training-certificates`, with the files of permits.
create or replace function named_hashes(hashes text[]) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select coalesce(array_agg(distinct named.hash), '{}') from (
      select f.hash from public.file f where f.hash = any (hashes)
      union all
      select w.photo_key from public.worker w where w.photo_key = any (hashes)
      union all
      select r.file_hash from public.import_run r where r.file_hash = any (hashes) and r.state = 'reading'
      union all
      select l.hash from public.company_logo l where l.hash = any (hashes)
      union all
      select c.hash from public.training_class_file c where c.hash = any (hashes)
      union all
      select t.hash from public.training_certificate t where t.hash = any (hashes)
      union all
      select p.hash from public.work_permit p where p.hash = any (hashes)
    ) named;
  end;
